"""Where the set-aside cards can go, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from ...engine.beans import Bean
from ..words import bean_name, list_phrase


class PlantingWords(QObject):
    """Says which fields take which kind, and which kinds have none."""

    def sentences(self, takes: Mapping[Bean, Sequence[int]], *, must: bool = True) -> list[str]:
        """`takes` has for each kind the numbers, from 0, of the own fields that take it; `must`
        says that all have to be planted, so that room is to be made for them."""
        said = []
        homeless = []
        for bean, fields in takes.items():
            if not fields:
                homeless.append(bean_name(bean))
            elif len(fields) == 1:
                said.append(
                    self.tr("{bean} goes to field {number}.").format(
                        bean=bean_name(bean), number=fields[0] + 1
                    )
                )
            else:
                numbers = list_phrase([str(field + 1) for field in fields])
                said.append(
                    self.tr("{bean} can go to fields {numbers}.").format(
                        bean=bean_name(bean), numbers=numbers
                    )
                )
        if homeless and not must:
            said.append(self.tr("No field takes {beans}.").format(beans=list_phrase(homeless)))
        elif homeless:
            said.append(
                self.tr("No field takes {beans}: harvest one to make room.").format(
                    beans=list_phrase(homeless)
                )
            )
        return said
