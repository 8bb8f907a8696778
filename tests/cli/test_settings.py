"""What an operator may get wrong is said in one sentence, or warned about."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

import postgres
from cli.stored import tablee
from tablee.cli.serve import warn_of_settings
from tablee.store.folder import hold
from tablee.web.guard.address import Proxies


@pytest.mark.parametrize("named", ["foo", "10.0.0.0/33", "127.0.0.1,nonsense", "::1/200"])
def test_a_proxy_that_is_no_address_is_refused(named: str, tmp_path: Path) -> None:
    told = tablee("serve", "--port", "0", "--data", str(tmp_path / "d"), "--behind-proxy", named)
    assert told.exit_code == 2
    assert "--behind-proxy takes addresses" in told.output
    assert not (tmp_path / "d").exists()


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


def passed_on(client: str) -> dict[str, object]:
    heads = [(b"x-forwarded-for", b"198.51.100.7"), (b"x-forwarded-proto", b"https")]
    return {"type": "http", "client": (client, 1), "scheme": "http", "headers": heads}


def test_a_proxy_that_nobody_has_named_is_warned_about_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    proxies = Proxies("192.0.2.1")
    for _ in range(3):
        proxies.settle(passed_on("10.1.2.3"))
    (told,) = warnings(caplog)
    assert "--behind-proxy" in told
    assert "198.51.100.7" not in str(vars(caplog.records[0]))


def test_strangers_and_named_proxies_cause_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    Proxies("10.1.2.3").settle(passed_on("10.1.2.3"))
    Proxies().settle(passed_on("8.8.8.8"))
    assert warnings(caplog) == []


def test_unknown_settings_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in [one for one in os.environ if one.startswith("TABLEE_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("TABLEE_BEHIND_PROXIES", "127.0.0.1")
    monkeypatch.setenv("TABLEE_PORT", "8000")
    warn_of_settings(tmp_path / "key")
    assert warnings(caplog) == ["there is no setting TABLEE_BEHIND_PROXIES"]


@pytest.mark.parametrize(("mode", "count"), [(0o644, 1), (0o600, 0), (0o440, 0)])
def test_a_key_that_all_may_read_is_named(
    mode: int, count: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    key = tmp_path / "key"
    key.write_bytes(b"k" * 32)
    key.chmod(mode)
    warn_of_settings(key)
    assert len([one for one in warnings(caplog) if str(key) in one]) == count


def test_reports_of_a_folder_that_is_not_there_are_refused(tmp_path: Path) -> None:
    for command in (("list",), ("show", "1700000000-00000001"), ("delete", "--all")):
        told = tablee("reports", *command, "--data", str(tmp_path / "nowhere"))
        assert (told.exit_code, "There is no folder" in told.output) == (2, True)


# --- restore -------------------------------------------------------------------------------------


def test_a_folder_in_use_is_named_by_restore(data: Path, tmp_path: Path) -> None:
    tablee("backup", str(tmp_path / "copy.db"), "--data", str(data))
    target = tmp_path / "target"
    target.mkdir()
    with hold(target):
        told = tablee("restore", str(tmp_path / "copy.db"), "--data", str(target))
    assert told.exit_code == 2
    assert f"The folder {target} is in use" in " ".join(told.output.split())


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files to somebody else")
def test_what_root_restores_belongs_to_the_owner_of_the_folder(data: Path, tmp_path: Path) -> None:
    tablee("backup", str(tmp_path / "copy.db"), "--data", str(data))
    target = tmp_path / "target"
    target.mkdir()
    os.chown(target, 12345, 12346)
    assert tablee("restore", str(tmp_path / "copy.db"), "--data", str(target)).exit_code == 0
    owners = {path.name: (path.stat().st_uid, path.stat().st_gid) for path in target.iterdir()}
    assert owners == dict.fromkeys(("key", "lock", "tables.db"), (12345, 12346))


# --- databases -----------------------------------------------------------------------------------


def serve(url: str, tmp_path: Path) -> str:
    told = tablee("serve", "--port", "0", "--data", str(tmp_path / "d"), "--store", url)
    assert told.exit_code == 2
    return " ".join(told.output.split())


@pytest.mark.parametrize("table", ["orders", "migrations"])
def test_a_database_with_other_tables_is_refused(
    table: str, postgres_server: postgres.Server, tmp_path: Path
) -> None:
    url = postgres_server.new_database()
    postgres_server.sql(f"create table {table} (id int)", url=url)
    assert f"has other tables in it ({table}); nothing was changed" in serve(url, tmp_path)
    told = tablee("migrate", "--store", url)
    assert "has other tables" in " ".join(told.output.split())
    found = postgres_server.sql("select relname from pg_class where relkind = 'r'"
        " and relnamespace = 'public'::regnamespace", url=url)  # fmt: skip
    assert found == table


def test_a_wrong_password_and_missing_rights_are_told_apart(
    postgres_server: postgres.Server, tmp_path: Path
) -> None:
    url = postgres_server.new_database()
    name = url.partition("@/")[2].partition("?")[0]
    postgres_server.sql(
        f"create role locked_{name} login password 'right'", f"create role poor_{name} login"
    )
    postgres_server.ask_for_password(name, f"locked_{name}")
    locked = url.replace("tablee@", f"locked_{name}:wrong@")
    told = serve(locked, tmp_path)
    assert f"refuses the password of its user locked_{name}" in told
    assert "wrong@" not in told
    poor = url.replace("tablee@", f"poor_{name}@")
    assert f"does not allow its user poor_{name} what is needed" in serve(poor, tmp_path)
    nobody = url.replace("tablee@", "nobody_here@")
    assert "does not let the user nobody_here in" in serve(nobody, tmp_path)
