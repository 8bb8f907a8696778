"""The command `migrate`, and what serve says about databases that it cannot use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import postgres
from tablee.cli.main import main
from tablee.store.postgres.layout.layout import LAYOUT


@pytest.fixture
def server(postgres_server: postgres.Server) -> postgres.Server:
    return postgres_server


def tablee(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def serve(store: str, data: Path) -> Result:
    return tablee("serve", "--port", "0", "--data", str(data), "--store", store)


def test_a_database_is_filled_once(server: postgres.Server) -> None:
    url = server.new_database()
    told = tablee("migrate", "--store", url)
    assert told.output == f"The database had layout 0, now it has {LAYOUT}.\n"
    told = tablee("migrate", "--store", url)
    assert told.output == f"The database has layout {LAYOUT} already.\n"
    assert told.exit_code == 0


def test_migrate_needs_a_database(tmp_path: Path) -> None:
    assert "migrate needs --store" in tablee("migrate").output
    told = tablee("migrate", "--store", str(tmp_path))
    assert told.exit_code == 2
    assert "the address of a database" in told.output


def test_a_newer_database_is_refused_in_one_sentence(
    server: postgres.Server, tmp_path: Path
) -> None:
    url = server.new_database()
    assert tablee("migrate", "--store", url).exit_code == 0
    server.sql(f"insert into migrations values ({LAYOUT + 1})", url=url)
    for told in (tablee("migrate", "--store", url), serve(url, tmp_path)):
        assert told.exit_code == 2
        assert "written by a newer Tablée" in told.output
        assert "nothing was changed" in told.output.lower()


def test_an_older_database_is_not_served(server: postgres.Server, tmp_path: Path) -> None:
    url = server.new_database()
    assert tablee("migrate", "--store", url).exit_code == 0
    server.sql("update migrations set number = 0", url=url)
    server.sql("alter table migrations rename to before", url=url)
    server.sql("create table migrations as select -1 as number", url=url)
    told = serve(url, tmp_path)
    assert told.exit_code == 2
    assert "tablee migrate" in told.output


def test_a_database_that_is_away_is_told_without_its_password(tmp_path: Path) -> None:
    url = "postgresql://ann:sesame@127.0.0.1:1/tables"
    told = serve(url, tmp_path)
    assert told.exit_code == 2
    assert "The database postgresql://127.0.0.1:1/tables does not answer" in told.output
    assert "sesame" not in told.output


def test_a_missing_driver_is_one_sentence(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['asyncpg'] = None\n"
        "from tablee.cli.main import main\n"
        "main(['serve', '--port', '0', '--store', 'postgresql://localhost/x',"
        f" '--data', {str(tmp_path)!r}])\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert told.returncode == 2
    assert "pip install 'tablee[postgres]'" in told.stderr
    assert "Traceback" not in told.stderr
