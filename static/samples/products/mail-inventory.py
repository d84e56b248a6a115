"""List what is inside every .eml file of a folder: one line per message, with tabs between the columns.

    python3 mail-inventory.py ./mail > inventory.tsv

Needs Python 3.8 or newer and nothing else. It does not look into subfolders. Attachments of nested emails and signature
files count as well.
"""
import hashlib
import sys
from email.parser import BytesParser
from pathlib import Path

PKCS7 = ("application/pkcs7-mime", "application/x-pkcs7-mime")
TNEF = ("application/ms-tnef", "application/vnd.ms-tnef")


def raw(message, name):
    """The header as it is in the file, on one line."""
    for key, value in message.raw_items():
        if key.lower() == name:
            return " ".join(value.encode("ascii", "replace").decode().split())
    return ""


def is_embedded(part):
    return part.get_content_maintype() == "image" and raw(part, "content-id") != ""


def is_attachment(part):
    """Files with a name count too: many mail programs send them inline."""
    named = "name" in (raw(part, "content-disposition") + raw(part, "content-type")).lower()
    return part.get_content_disposition() == "attachment" or (
        named and part.get_content_maintype() != "multipart" and not is_embedded(part))


def is_signed(part):
    kind = part.get_content_type()
    return kind == "multipart/signed" or (kind in PKCS7 and part.get_param("smime-type") == "signed-data")


def is_encrypted(part):
    kind = part.get_content_type()
    return kind == "multipart/encrypted" or (kind in PKCS7 and part.get_param("smime-type") != "signed-data")


if sys.argv[1:2] in (["--help"], ["-h"]):
    sys.exit(print(__doc__.strip()))
if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
    print(f"mail-inventory.py: expected a folder, not {sys.argv[1:]}; see --help", file=sys.stderr)
    sys.exit(2)
mails = sorted(path for path in Path(sys.argv[1]).iterdir() if path.suffix.lower() == ".eml")
print("file", "sha256", "message_id", "date", "attachments", "embedded_images",
      "nested_mails", "tnef", "signed", "encrypted", "charsets", sep="\t")
for path in mails:
    data = path.read_bytes()
    message = BytesParser().parsebytes(data)
    parts = list(message.walk())
    types = [part.get_content_type() for part in parts]
    print(
        path.name,
        hashlib.sha256(data).hexdigest(),
        raw(message, "message-id"),
        raw(message, "date"),
        sum(map(is_attachment, parts)),
        sum(map(is_embedded, parts)),
        types[1:].count("message/rfc822"),
        sum(kind in TNEF for kind in types),
        any(map(is_signed, parts)),
        any(map(is_encrypted, parts)),
        " ".join(sorted({charset for part in parts if (charset := part.get_content_charset())})),
        sep="\t",
    )
