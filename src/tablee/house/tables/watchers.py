"""How many may watch a table: strangers must not lock out those who play there."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.house.limits import Limits
from tablee.house.tables.outlet import Outlet
from tablee.store.contract.tables import guests_of
from tablee.table import Table


def has_room(
    table: Table, outlets: Mapping[str, Outlet], guest: str, address: str, limits: Limits
) -> bool:
    """People in seats and the host always have room. Others have it while few watch."""
    known = guests_of(table.sheet)
    if guest in known:
        return True
    watching = [
        outlet.address for viewer, outlet in outlets.items() if table.guest_of(viewer) not in known
    ]
    of_address = watching.count(address) if address else 0
    is_full = len(watching) >= limits.watchers_per_table
    return not is_full and of_address < limits.watchers_per_table_and_address
