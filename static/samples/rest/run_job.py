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
from pathlib import Path
from typing import Any, Iterator, Optional

USAGE = "expected --upload <file> --template <name>, job-request.json or --job <job ID>; see --help"
TOKEN = re.compile(r"\S+")  # one word: neither empty nor, like the text of an error, with blanks or line breaks
UNCLEAR = "The job might exist: check the Controller UI first."
# Settings that the command to go on repeats. The others are secrets or optional.
AGAIN = ("FLOW_URL", "FLOW_STORE_URL", "FLOW_STORE_INNER_URL", "FLOW_END_STATES")


class Stop(Exception):
    """Why there is no result: the exit code, and the ID of the job, or "" if none is known."""

    def __init__(self, code: int, message: str, job_id: str = "") -> None:
        super().__init__(message)
        self.code, self.job_id = code, job_id


def require(condition: Any, code: int, message: str, job_id: str = "") -> None:
    if not condition:
        raise Stop(code, message, job_id)


@dataclass
class Answer:
    """A complete answer, or status 0 and the reason why there is none."""

    status: int
    body: bytes
    unsent: int = 0  # exit code if the request did not leave this machine: 2 for a wrong URL or certificate, else 3
    retry_after: int = 0  # seconds that the server asks to wait
    is_html: bool = False
    host: str = ""  # that a redirect leads to

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300

    @property
    def reason(self) -> str:
        text = self.body.decode("utf-8", "replace")[:500]
        more = f", Retry-After {self.retry_after} s" if self.retry_after else f" to {self.host}" if self.host else ""
        return f"HTTP {self.status}{more}: {text}" if self.status else text


@dataclass
class Server:
    url: str
    authorization: Optional[str]
    token_command: str = ""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def basic(user: str, password: str) -> Optional[str]:
    return "Basic " + base64.b64encode(f"{user}:{password}".encode()).decode() if user else None


class Settings:
    """From `given`, such as {"FLOW_URL": "https://flow.example.com"}, or else from the environment."""

    def __init__(self, given: Optional[dict[str, str]] = None) -> None:
        values = {**os.environ, **(given or {})}

        def env(name: str, fallback: str = "") -> str:
            return values.get(name) or fallback

        token, user, password = env("FLOW_TOKEN"), env("FLOW_USER"), env("FLOW_PASSWORD")
        require(not token or TOKEN.fullmatch(token), 2, "FLOW_TOKEN is no token: it contains a blank or a line break.")
        require(token or not user or password, 2, "FLOW_USER is set, FLOW_PASSWORD is not.")
        login = f"Bearer {token}" if token else basic(user, password)
        self.controller = Server(env("FLOW_URL", "http://localhost:8080").removesuffix("/"), login, env("FLOW_TOKEN_COMMAND"))
        store = env("FLOW_STORE_URL", "http://localhost:8085").removesuffix("/")
        self.store = Server(store, basic(env("EUREKA_USERNAME"), env("EUREKA_PASSWORD")))
        self.store_inner_url = env("FLOW_STORE_INNER_URL", store).removesuffix("/")
        self.job_file = env("FLOW_JOB_FILE")
        numbers = [env("FLOW_DEADLINE", "600"), env("FLOW_HTTP_TIMEOUT", "60"), env("FLOW_POLL_MAX", "30")]
        for value in numbers:
            require(re.fullmatch("[1-9][0-9]*", value), 2, f"Not a number of seconds: {value}")
        self.deadline, self.http_timeout, self.poll_max = map(int, numbers)
        self.end_states = env("FLOW_END_STATES").split()
        self.mime_type = env("FLOW_MIME_TYPE")
        self.again = "".join(f"{name}={shlex.quote(env(name))} " for name in AGAIN if env(name))


def parse(text: "str | bytes") -> Any:
    """The value of a JSON text, or None; no answer of the controller is null."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def read_call(args: list[str]) -> tuple[Optional[str], Optional[str], str, Optional[str], str, Optional[str]]:
    """Check everything before the job is submitted."""
    given: dict[str, str] = {}
    files: list[str] = []
    rest = iter(args)
    for arg in rest:
        if not arg.startswith("-"):
            files.append(arg)
            continue
        value = next(rest, "")
        require(arg in ("--job", "--upload", "--template", "--out") and arg not in given and value, 2, USAGE)
        given[arg] = value
    job_id, file, template, out = (given.get(f"--{name}") for name in ("job", "upload", "template", "out"))
    out = out or ("result" if file else None)
    request = None if job_id or file or not files else files.pop(0)
    starts = [one for one in (job_id, file, request) if one]
    is_id = re.fullmatch("[0-9]+", job_id or "0")
    require(len(starts) == 1 and bool(file) == bool(template) and len(files) <= (0 if out else 1) and is_id, 2, USAGE)
    require(not file or os.path.isfile(file) and os.access(file, os.R_OK), 2, f"Cannot read {file}.")
    try:
        text = None if request is None else Path(request).read_bytes().decode("utf-8")
        os.makedirs(out or ".", exist_ok=True)
    except (OSError, UnicodeDecodeError) as error:
        raise Stop(2, f"Cannot read {request or file}, or make the folder {out}. {error}.") from None
    require(text is None or parse(text) is not None, 2, f"{request} is not valid JSON.")
    result_file = os.path.join(out, "result.json") if out else (files + [""])[0] or "result.json"
    require(not os.path.isdir(result_file), 2, f"{result_file} is a folder.")
    place = result_file if os.path.exists(result_file) else os.path.dirname(result_file) or "."
    require(os.access(place, os.W_OK), 2, f"Cannot write {result_file}.")
    return text, job_id, result_file, file, template or "", out


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
        host = urllib.parse.urlsplit(urllib.parse.urljoin(url, to)).hostname or "" if (to := error.headers.get("Location")) else ""
        return Answer(error.code, error.read(), retry_after=seconds_of(error.headers.get("Retry-After", "")), host=host)
    except urllib.error.URLError as error:
        reason = error.reason
        is_later = isinstance(reason, ConnectionRefusedError) or getattr(reason, "errno", 0) == socket.EAI_AGAIN
        is_wrong = isinstance(reason, (str, socket.gaierror, ssl.SSLCertVerificationError))
        return Answer(0, str(reason).encode(), 3 if is_later else 2 if is_wrong else 0)
    except ValueError as error:  # the address is none
        return Answer(0, str(error).encode(), 2)


def call(settings: Settings, server: Server, url: str, body: Optional[bytes] = None, content_type: str = "application/json", job_id: str = "") -> Answer:
    """One HTTP call; after 401, once more with a new token."""
    code = 6 if job_id else 3
    answer = call_in_time(settings.http_timeout, server, url, body, content_type)
    if answer.status == 401 and server.token_command:
        command = subprocess.run(server.token_command, shell=True, stdout=subprocess.PIPE, text=True)
        require(command.returncode == 0, code, f"FLOW_TOKEN_COMMAND failed with exit status {command.returncode}.", job_id)
        token = command.stdout.strip()
        require(TOKEN.fullmatch(token), code, "FLOW_TOKEN_COMMAND printed no token: expected one word.", job_id)
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


TYPES = {".jpg": "image/jpeg", ".tif": "image/tiff", ".pdf": "application/pdf", ".eml": "message/rfc822"}
TYPES.update({f".{ending}": f"image/{ending}" for ending in ("png", "jpeg", "tiff", "bmp", "gif")})
TYPES[".docx"] = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"


def upload(settings: Settings, file: str, template: str) -> str:
    """Uploads the file to the data store, and returns a job request for it."""
    name = os.path.basename(file)
    mime_type = settings.mime_type or TYPES.get(os.path.splitext(name)[1].lower(), "application/octet-stream")
    if mime_type == "application/octet-stream":
        say(f"{name} is sent as {mime_type}. FLOW_MIME_TYPE sets another type.")
    boundary = uuid.uuid4().hex
    quoted = name.replace('"', "%22")
    try:
        content = Path(file).read_bytes()
    except OSError:
        raise Stop(2, f"Cannot read {file}.") from None
    body = (
        f'--{boundary}\r\nContent-Disposition: form-data; name="__DOC"\r\nContent-Type: application/json\r\n\r\n{{}}\r\n'
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{quoted}"\r\nContent-Type: {mime_type}\r\n\r\n'
    ).encode() + content + f"\r\n--{boundary}--\r\n".encode()
    answer = call(settings, settings.store, settings.store.url + "/api/v1/documents", body, f"multipart/form-data; boundary={boundary}")
    document = parse(answer.body) if answer.is_success else None
    elements = field(document, "contentElements")
    element = field(elements[0], "id") if isinstance(elements, list) and elements else None
    is_stored = isinstance(element, str) and isinstance(field(document, "documentId"), str)
    is_refused = 200 <= answer.status < 500 and answer.status != 429
    require(is_stored, answer.unsent or (7 if is_refused else 3), f"Nothing was submitted, because the upload failed. {answer.reason}")
    url = f"{settings.store_inner_url}/api/v1/documents/{document['documentId']}/content/{element}"
    say(f"Uploaded {name}: {url}")
    part = {"url": url, "filename": name, "type": "BASE_PART", "mimeType": mime_type}
    return json.dumps({"jobTemplateName": template, "priority": 0, "items": [{"parts": [part]}]})


def submit(settings: Settings, request: str) -> str:
    """Sent once only: a repeated submission could start the same work twice."""
    url = settings.controller.url
    answer = call(settings, settings.controller, url + "/job/create", request.encode())
    require(not answer.unsent and answer.status != 429, answer.unsent or 3, f"Nothing was submitted to {url}. {answer.reason}")
    require(answer.status != 0 and answer.status < 500, 5, f"{UNCLEAR} {answer.reason}")
    require(answer.is_success, 7, f"{url} rejected the job request, {answer.reason}")
    job_id = str(field(parse(answer.body), "jobExecutionID"))
    require(re.fullmatch("[0-9]+", job_id), 5, f"The response contains no jobExecutionID. {UNCLEAR} {answer.reason}")
    return job_id


def save(file: str, content: bytes, flag: int = os.O_TRUNC) -> None:
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | flag, 0o600), "wb") as stream:
        stream.write(content)


def start(settings: Settings, request: Optional[str], file: str = "", template: str = "") -> str:
    """Submits the request, or one for the file, unless there is a job file from an earlier call. Removes it if nothing was submitted."""
    job_file = settings.job_file or os.devnull
    try:
        save(job_file, b"submitting\n", os.O_EXCL if settings.job_file else 0)
    except FileExistsError:
        known = re.fullmatch(rb"([0-9]+)\s*", Path(job_file).read_bytes() if os.path.isfile(job_file) else b"")
        job_id = known[1].decode() if known else ""
        advice = f"Use --job {job_id}, or another file for another document." if job_id else f"{UNCLEAR} Then use --job, or delete the file."
        raise Stop(5, f"{job_file} is there from an earlier call. {advice}", job_id) from None
    except OSError:
        raise Stop(2, f"Cannot write {job_file}.") from None
    try:
        job_id = submit(settings, request or upload(settings, file, template))
    except Stop as stop:
        if settings.job_file and stop.code != 5:
            os.remove(job_file)
        raise
    say(f"Job {job_id} submitted.")
    save(job_file, f"{job_id}\n".encode())
    return job_id


class Job:
    """A submitted job, and reading what belongs to it. The deadline begins when this object is made."""

    def __init__(self, settings: Settings, job_id: str, target: str = "result.json") -> None:
        self.settings, self.job_id = settings, job_id
        self.give_up_at = time.monotonic() + settings.deadline
        self.last = ""  # status
        self.again = f"To go on without a second job, run: {settings.again}python3 {shlex.quote(__file__)} --job {job_id} {target}"

    def unreadable(self, text: str, code: int = 6) -> Stop:
        state = " is finished, but" if self.last == "FINISHED" else ":"
        advice = self.again if code == 6 else "If the URL is right, only a new job helps."
        return Stop(code, f"Job {self.job_id}{state} {text} {advice}", self.job_id)

    def wait(self, pause: int, asked: int = 0, trouble: str = "") -> int:
        """The last pause ends at the deadline, but none is shorter than the server asked for. Returns the next one."""
        limit, left = f"the deadline of {self.settings.deadline} s", self.give_up_at - time.monotonic()
        if left > 0 and asked <= left:
            time.sleep(min(max(pause, asked), left))
            return min(pause * 2, self.settings.poll_max)
        if self.last == "FINISHED":
            raise self.unreadable(f"could not be read before {limit}.{trouble}")
        text = f"Job {self.job_id} is not finished at {limit}, last status: {self.last or 'unknown'}.{trouble}"
        raise Stop(4, f"{text} If this status ends a job, name it in FLOW_END_STATES. {self.again}", self.job_id)

    def get(self, server: Server, url: str) -> Answer:
        """Goes on after network errors, 429 and server errors. Pauses grow until an answer is usable."""
        pause = 1
        while True:
            answer = call(self.settings, server, url, job_id=self.job_id)
            if answer.is_success:
                return answer
            if answer.status not in (0, 429) and answer.status < 500:
                unsent = " No password was sent, because the URL begins with neither FLOW_STORE_URL nor FLOW_STORE_INNER_URL."
                cause = unsent if answer.status == 401 and not server.url else ""
                raise self.unreadable(f"{url} cannot be read. {answer.reason}{cause}", 8 if answer.status == 404 else 6)
            say(f"No usable response (HTTP {answer.status}). Retrying in {max(pause, answer.retry_after)} s.")
            pause = self.wait(pause, answer.retry_after, f" {url}: {answer.reason}")


def await_result(job: Job, file: str) -> list[dict[str, Any]]:
    """Polls until the job is finished, saves its result in the file, and returns its new documents."""
    controller, pause = job.settings.controller, 1
    while job.last != "FINISHED":
        answer = job.get(controller, f"{controller.url}/job/execution/{job.job_id}")
        status = field(parse(answer.body), "status")
        if not isinstance(status, str) or status == "":
            raise job.unreadable(f"the response has no status. Compare it with your Swagger UI. {answer.reason}")
        if status != job.last:
            say(f"Job {job.job_id}: {status}")
        job.last = status
        is_end = status != "FINISHED" and status in job.settings.end_states
        require(not is_end, 1, f"Job {job.job_id} ended with status {status}.", job.job_id)
        pause = pause if status == "FINISHED" else job.wait(pause)
    answer = job.get(controller, f"{controller.url}/job/result/{job.job_id}")
    result = parse(answer.body)
    if result is None:
        raise job.unreadable(f"its result is not JSON. Compare it with your Swagger UI. {answer.reason}")
    save(file, answer.body)
    return list(new_parts(result))


def new_parts(value: Any) -> Iterator[dict[str, Any]]:
    """All objects with a field `url`, in the order of the answer, without the parts that were processed."""
    if isinstance(field(value, "url"), str) and field(value, "type") != "META":
        yield value
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from new_parts(child)


def download(job: Job, part: dict[str, Any], out: str, number: int) -> str:
    """Downloads a document of the result into the folder, and returns the name of the file."""
    # The workers' name of the data store may be unknown here.
    store, inner, url = job.settings.store, job.settings.store_inner_url + "/", part["url"]
    url = store.url + url[len(inner) - 1 :] if url.startswith(inner) else url
    answer = job.get(store if url.startswith(store.url + "/") else Server("", None), url)
    mime_type = str(part.get("mimeType") or "html")
    if answer.is_html and "html" not in mime_type:
        raise job.unreadable(f"{url} is an HTML page, not {mime_type}.")
    name = re.sub(r"[^A-Za-z0-9_.-]", "_", str(part.get("filename") or "document"))
    file = os.path.join(out, f"{number}-{name}")
    save(file, answer.body)
    return file


def fetch_result(settings: Settings, job_id: str, result_file: str, out: Optional[str]) -> list[str]:
    """Waits and saves the result. With a folder, downloads the new documents. Returns their files, or else their URLs."""
    job = Job(settings, job_id, f"--out {shlex.quote(out)}" if out else shlex.quote(result_file))
    try:
        parts = await_result(job, result_file)
        if out and parts:
            return [download(job, part, out, number) for number, part in enumerate(parts, 1)]
    except OSError as error:
        raise job.unreadable(f"a file cannot be written. {error}.") from None
    if out:
        raise job.unreadable(f"{result_file} names no new document. Compare it with your Swagger UI.")
    say(f"Result saved in {result_file}. URLs of new documents:")
    return [part["url"] for part in parts]


def round_trip(settings: Settings, file: str, template: str, out: str = "result") -> list[str]:
    """Uploads the file, runs the template on it, waits, and downloads into the folder. Returns the names of the files."""
    os.makedirs(out, exist_ok=True)
    job_id = start(settings, None, file, template)
    return fetch_result(settings, job_id, os.path.join(out, "result.json"), out)


def main(args: list[str]) -> None:
    request, job_id, result_file, file, template, out = read_call(args)
    settings = Settings()
    if file:
        lines = round_trip(settings, file, template, out or "")
    else:
        lines = fetch_result(settings, job_id or start(settings, request), result_file, out)
    for line in lines:
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
