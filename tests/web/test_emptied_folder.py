"""A folder that was used before and whose file is empty: nobody serves it as if it were new."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from tablee.cli.main import main
from tablee.store.key import signing_key
from tablee.web.stores import prepare_file


def test_an_emptied_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    signing_key(tmp_path)
    (tmp_path / "tables.db").touch()
    told = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert told.exit_code != 0
    assert "is empty" in told.output
    assert "tablee restore" in told.output
    assert (tmp_path / "tables.db").stat().st_size == 0, "nothing was changed"


@pytest.mark.parametrize("left", [(), ("tables.db",)])
def test_a_first_start_that_was_cut_off_goes_on(tmp_path: Path, left: tuple[str, ...]) -> None:
    """The key is written last."""
    for name in left:
        (tmp_path / name).touch()
    assert prepare_file(tmp_path, None).stat().st_size > 0
