#!/usr/bin/env python3
"""Uploads a document, runs a job of jadice flow on it, waits for its end and downloads the result.

  python3 run_job.py --upload page.png --template ocr [--out result]    all of it, into the folder result
  python3 run_job.py job-request.json [result.json]                     submit the request, wait, fetch the result
  python3 run_job.py --job 18 [result.json]                             do not submit: wait for job 18, fetch its result

With --out result instead of result.json, they download the new documents, too. Needs Python 3.9 or newer and no packages.
For settings such as FLOW_URL and for the exit codes, see "Settings and exit codes" on the page "REST API".
"""

from __future__ import annotations

import base64
import json
import math
import os
import re
import shlex
import socket
import ssl
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Iterator, Optional

JSON = "application/json"
USAGE = "expected --upload <file> --template <name>, job-request.json or --job <job ID>; see --help"
UNCLEAR = "The job might exist: check the Controller UI first."
# Settings that the command to go on repeats. The others are secrets or optional.
AGAIN = ("FLOW_URL", "FLOW_STORE_URL", "FLOW_STORE_INNER_URL", "FLOW_END_STATES")


class Stop(Exception):
    """Ends the program with an exit code."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass
class Answer:
    """A complete answer, or status 0 and the reason why there is none."""

    status: int
    body: bytes
    unsent: bool = False  # the request did not leave this machine
    retry_after: int = 0  # seconds that the server asks to wait
    is_html: bool = False

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")


@dataclass
class Server:
    url: str
    authorization: Optional[str]
    token_command: str = ""


@dataclass
class Call:
    request: Optional[str]
    job_id: Optional[str]
    result_file: str
    upload: Optional[str]
    template: str
    out: Optional[str]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def is_token(text: str) -> bool:
    """A token is one word: neither empty nor, like the text of an error, with blanks or line breaks."""
    return re.fullmatch(r"\S+", text) is not None


def env(name: str, fallback: str = "") -> str:
    return os.environ.get(name) or fallback


def seconds(name: str, fallback: str) -> int:
    value = env(name, fallback)
    if not re.fullmatch("[1-9][0-9]*", value):
        raise Stop(2, f"Not a number of seconds: {value}")
    return int(value)


def basic(user: str, password: str) -> Optional[str]:
    return "Basic " + base64.b64encode(f"{user}:{password}".encode()).decode() if user else None


class Settings:
    """From the environment."""

    def __init__(self) -> None:
        token, user, password = env("FLOW_TOKEN"), env("FLOW_USER"), env("FLOW_PASSWORD")
        if token and not is_token(token):
            raise Stop(2, "FLOW_TOKEN is no token: it contains a blank or a line break.")
        if not token and user and not password:
            raise Stop(2, "FLOW_USER is set, FLOW_PASSWORD is not.")
        url = env("FLOW_URL", "http://localhost:8080").removesuffix("/")
        login = f"Bearer {token}" if token else basic(user, password)
        self.controller = Server(url, login, env("FLOW_TOKEN_COMMAND"))
        store = env("FLOW_STORE_URL", "http://localhost:8085").removesuffix("/")
        self.store = Server(store, basic(env("EUREKA_USERNAME"), env("EUREKA_PASSWORD")))
        self.store_inner_url = env("FLOW_STORE_INNER_URL", store).removesuffix("/")
        self.job_file = env("FLOW_JOB_FILE")
        self.deadline = seconds("FLOW_DEADLINE", "600")
        self.http_timeout = seconds("FLOW_HTTP_TIMEOUT", "60")
        self.poll_max = seconds("FLOW_POLL_MAX", "30")
        self.end_states = env("FLOW_END_STATES").split()


def parse(text: "str | bytes") -> Any:
    """The value of a JSON text, or None; no answer of the controller is null."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def read_request(file: str) -> str:
    try:
        with open(file, encoding="utf-8", newline="") as stream:
            text = stream.read()
    except (OSError, UnicodeDecodeError):
        raise Stop(2, f"Cannot read {file}.") from None
    if parse(text) is None:
        raise Stop(2, f"{file} is not valid JSON.")
    return text


def read_call(args: list[str]) -> Call:
    """Check everything before the job is submitted."""
    given: dict[str, str] = {}
    files: list[str] = []
    rest = iter(args)
    for arg in rest:
        if not arg.startswith("-"):
            files.append(arg)
            continue
        value = next(rest, "")
        if arg not in ("--job", "--upload", "--template", "--out") or arg in given or value == "":
            raise Stop(2, USAGE)
        given[arg] = value
    job_id, file, template, out = (given.get(f"--{name}") for name in ("job", "upload", "template", "out"))
    out = out or ("result" if file else None)
    request = None if job_id or file or not files else files.pop(0)
    starts = [one for one in (job_id, file, request) if one]
    is_id = re.fullmatch("[0-9]+", job_id or "0")
    if len(starts) != 1 or bool(file) != bool(template) or len(files) > (0 if out else 1) or not is_id:
        raise Stop(2, USAGE)
    if file and not (os.path.isfile(file) and os.access(file, os.R_OK)):
        raise Stop(2, f"Cannot read {file}.")
    text = None if request is None else read_request(request)
    try:
        os.makedirs(out or ".", exist_ok=True)
    except OSError:
        raise Stop(2, f"Cannot make the folder {out}.") from None
    result_file = os.path.join(out, "result.json") if out else (files + [""])[0] or "result.json"
    if os.path.isdir(result_file):
        raise Stop(2, f"{result_file} is a folder.")
    if not os.access(result_file if os.path.exists(result_file) else os.path.dirname(result_file) or ".", os.W_OK):
        raise Stop(2, f"Cannot write {result_file}.")
    return Call(text, job_id, result_file, file, template or "", out)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """Redirects are answers like others: a login page is not what was asked for."""

    def redirect_request(self, *_: Any) -> None:
        return None


OPENER = urllib.request.build_opener(NoRedirect)


def seconds_of(wait: str) -> int:
    """Retry-After: a number of seconds, or a date."""
    if re.fullmatch("[0-9]{1,6}", wait):
        return int(wait)
    try:
        return max(0, math.ceil(parsedate_to_datetime(wait).timestamp() - time.time()))
    except (TypeError, ValueError):
        return 0


def call_once(server: Server, url: str, body: Optional[bytes], content_type: str) -> Answer:
    try:
        request = urllib.request.Request(url, body)  # a body makes it a POST
        request.add_header("Accept", "application/json, */*")
        if body is not None:
            request.add_header("Content-Type", content_type)
        if server.authorization is not None:
            request.add_header("Authorization", server.authorization)
        with OPENER.open(request, timeout=None) as answer:
            return Answer(answer.status, answer.read(), is_html=answer.headers.get_content_type() == "text/html")
    except urllib.error.HTTPError as error:
        return Answer(error.code, error.read(), retry_after=seconds_of(error.headers.get("Retry-After", "")))
    except urllib.error.URLError as error:
        unsent = isinstance(error.reason, (str, ConnectionRefusedError, socket.gaierror, ssl.SSLCertVerificationError))
        return Answer(0, str(error.reason).encode(), unsent)
    except ValueError as error:  # the address is none
        return Answer(0, str(error).encode(), True)


def call(settings: Settings, server: Server, code: int, url: str, body: Optional[bytes] = None, content_type: str = JSON) -> Answer:
    """One HTTP call; after 401, once more with a new token. `code` ends the program if there is none."""
    answer = call_in_time(settings.http_timeout, server, url, body, content_type)
    if answer.status == 401 and server.token_command:
        command = subprocess.run(server.token_command, shell=True, stdout=subprocess.PIPE, text=True)
        if command.returncode != 0:
            raise Stop(code, f"FLOW_TOKEN_COMMAND failed with exit status {command.returncode}.")
        token = command.stdout.strip()
        if not is_token(token):
            raise Stop(code, "FLOW_TOKEN_COMMAND printed no token: expected one word.")
        server.authorization = f"Bearer {token}"
        answer = call_in_time(settings.http_timeout, server, url, body, content_type)
    return answer


def call_in_time(limit: int, *args: Any) -> Answer:
    """The time-out of a socket is for one piece of the answer; this one includes the whole body."""
    answers: list[Answer] = []

    def run() -> None:
        try:
            answers.append(call_once(*args))
        except Exception as error:  # the answer stops in the middle, or is no HTTP
            answers.append(Answer(0, repr(error).encode()))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(limit)
    return answers[0] if answers else Answer(0, f"No complete answer in {limit} s".encode())


def field(value: Any, name: str) -> Any:
    return value.get(name) if isinstance(value, dict) else None


TYPES = {".png": "image/png", ".jpg": "image/jpeg", ".tif": "image/tiff", ".pdf": "application/pdf"}


def upload(settings: Settings, file: str, template: str) -> str:
    """Uploads the file to the data store, and returns a job request for it."""
    name = os.path.basename(file)
    mime_type = TYPES.get(os.path.splitext(name)[1].lower(), "application/octet-stream")
    boundary = uuid.uuid4().hex
    quoted = name.replace('"', "%22")
    with open(file, "rb") as stream:
        body = (
            f'--{boundary}\r\nContent-Disposition: form-data; name="__DOC"\r\nContent-Type: application/json\r\n\r\n{{}}\r\n'
            f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{quoted}"\r\nContent-Type: {mime_type}\r\n\r\n'
        ).encode() + stream.read() + f"\r\n--{boundary}--\r\n".encode()
    answer = call(settings, settings.store, 3, settings.store.url + "/api/v1/documents", body, f"multipart/form-data; boundary={boundary}")
    document = parse(answer.body) if answer.is_success else None
    elements = field(document, "contentElements")
    element = field(elements[0], "id") if isinstance(elements, list) and elements else None
    if not isinstance(element, str) or not isinstance(field(document, "documentId"), str):
        raise Stop(3, f"The upload failed, HTTP {answer.status}. Nothing was submitted. {answer.text[:500]}")
    url = f"{settings.store_inner_url}/api/v1/documents/{document['documentId']}/content/{element}"
    say(f"Uploaded {name}: {url}")
    part = {"url": url, "filename": name, "type": "BASE_PART", "mimeType": mime_type}
    return json.dumps({"jobTemplateName": template, "priority": 0, "items": [{"parts": [part]}]})


def submit(settings: Settings, request: str) -> str:
    """Sent once only: a repeated submission could start the same work twice."""
    url = settings.controller.url
    answer = call(settings, settings.controller, 3, url + "/job/create", request.encode())
    reason = f"HTTP {answer.status}: {answer.text[:500]}" if answer.status else answer.text
    if answer.unsent or answer.status == 429:
        raise Stop(3, f"Nothing was submitted to {url}. {reason}")
    if answer.status == 0 or answer.status >= 500:
        raise Stop(5, f"{UNCLEAR} {reason}")
    if not answer.is_success:
        raise Stop(7, f"{url} rejected the job request, {reason}")
    job_id = str(field(parse(answer.body), "jobExecutionID"))
    if not re.fullmatch("[0-9]+", job_id):
        raise Stop(5, f"The response contains no jobExecutionID. {UNCLEAR} {answer.text[:500]}")
    return job_id


def save(file: str, content: bytes, flag: int = os.O_TRUNC) -> None:
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | flag, 0o600), "wb") as stream:
        stream.write(content)


def start(settings: Settings, what: Call) -> str:
    """Uploads and submits, unless there is a job file from an earlier call. Removes it if nothing was submitted."""
    file = settings.job_file or os.devnull
    try:
        save(file, b"submitting\n", os.O_EXCL if settings.job_file else 0)
    except FileExistsError:
        raise Stop(5, f"{file} is there from an earlier call. {UNCLEAR} Then use --job, or delete the file.") from None
    except OSError:
        raise Stop(2, f"Cannot write {file}.") from None
    try:
        job_id = submit(settings, what.request or upload(settings, what.upload or "", what.template))
    except Stop as stop:
        if settings.job_file and stop.code != 5:
            os.remove(file)
        raise
    save(file, f"{job_id}\n".encode())
    say(f"Job {job_id} submitted.")
    return job_id


class Patience:
    """Pauses that grow, until the deadline."""

    def __init__(self, settings: Settings, job_id: str, again: str) -> None:
        self.settings, self.job_id, self.again = settings, job_id, again
        self.give_up_at = time.monotonic() + settings.deadline
        self.length = 1
        self.last = ""

    def pause(self, asked: int = 0) -> None:
        """The last pause ends at the deadline, but none is shorter than the server asked for."""
        left = self.give_up_at - time.monotonic()
        if left <= 0 or asked > left:
            raise Stop(
                4,
                f"Job {self.job_id} is not finished at the deadline of {self.settings.deadline} s, last status: {self.last or 'unknown'}. "
                f"If this status ends a job, name it in FLOW_END_STATES. To keep waiting, run: {self.again}",
            )
        time.sleep(min(max(self.length, asked), left))
        self.length = min(self.length * 2, self.settings.poll_max)

    def unreadable(self, text: str) -> Stop:
        return Stop(6, f"{text} To go on, run: {self.again}")

    def get(self, server: Server, url: str) -> Answer:
        """Reads something of the job; goes on after network errors, 429 and server errors."""
        while True:
            answer = call(self.settings, server, 6, url)
            if answer.is_success:
                return answer
            if answer.status not in (0, 429) and answer.status < 500:
                why = "" if server.url or answer.status != 401 else " No password was sent, because the URL begins with neither FLOW_STORE_URL nor FLOW_STORE_INNER_URL."
                raise self.unreadable(f"Cannot read {url}, HTTP {answer.status}: {answer.text[:500]}{why}")
            say(f"No usable response (HTTP {answer.status}). Retrying in {max(self.length, answer.retry_after)} s.")
            self.pause(answer.retry_after)


def await_end(patience: Patience) -> None:
    """Polls until the job is finished."""
    job_id, settings = patience.job_id, patience.settings
    while True:
        answer = patience.get(settings.controller, f"{settings.controller.url}/job/execution/{job_id}")
        status = field(parse(answer.body), "status")
        if not isinstance(status, str) or status == "":
            raise patience.unreadable(f"The response contains no status. Compare it with your Swagger UI: {answer.text[:500]}")
        if status != patience.last:
            say(f"Job {job_id}: {status}")
        patience.last = status
        if status == "FINISHED":
            return
        if status in settings.end_states:
            raise Stop(1, f"Job {job_id} ended with status {status}.")
        patience.pause()


def new_parts(value: Any) -> Iterator[dict[str, Any]]:
    """All objects with a field `url`, in the order of the answer, without the parts that were processed."""
    if isinstance(field(value, "url"), str) and field(value, "type") != "META":
        yield value
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from new_parts(child)


def main(args: list[str]) -> None:
    what = read_call(args)
    settings = Settings()
    job_id = what.job_id or start(settings, what)
    own = "".join(f"{name}={shlex.quote(env(name))} " for name in AGAIN if env(name))
    target = f"--out {shlex.quote(what.out)}" if what.out else shlex.quote(what.result_file)
    again = f"{own}python3 {shlex.quote(sys.argv[0])} --job {job_id} {target}"
    patience = Patience(settings, job_id, again)
    await_end(patience)
    answer = patience.get(settings.controller, f"{settings.controller.url}/job/result/{job_id}")
    result = parse(answer.body)
    if result is None:
        raise patience.unreadable(f"The response is not JSON. Compare it with your Swagger UI: {answer.text[:500]}")
    save(what.result_file, answer.body)
    if what.out is None:
        say(f"Result saved in {what.result_file}. URLs of new documents:")
    for number, part in enumerate(new_parts(result), 1):
        line = part["url"]
        if what.out is not None:
            # The workers' name of the data store may be unknown here.
            inner = settings.store_inner_url + "/"
            url = settings.store.url + line[len(inner) - 1 :] if line.startswith(inner) else line
            name = re.sub(r"[^A-Za-z0-9_.-]", "_", str(field(part, "filename") or "document"))
            line = os.path.join(what.out, f"{number}-{name}")
            server = settings.store if url.startswith(settings.store.url + "/") else Server("", None)
            answer, mime_type = patience.get(server, url), str(field(part, "mimeType") or "html")
            if answer.is_html and "html" not in mime_type:
                raise patience.unreadable(f"{url} is an HTML page, not {mime_type}.")
            save(line, answer.body)
        sys.stdout.buffer.write((line + os.linesep).encode("utf-8"))


if __name__ == "__main__":
    try:
        if sys.argv[1:2] in (["--help"], ["-h"]):
            print(__doc__.strip())
        else:
            main(sys.argv[1:])
    except Stop as stop:
        say(f"Error: {stop}")
        sys.exit(stop.code)
    except OSError as error:
        say(f"Error: {error}")
        sys.exit(6)
    except KeyboardInterrupt:
        sys.exit(130)
