"""python3 parse.py report.pdf: uploads a document, parses it, prints each block with its page and box. Python 3.9, nothing to install."""
import json
import os
import sys
import urllib.request
import uuid

URL = os.environ.get("DOCSVC_BASE_URL", "http://127.0.0.1:8787")
KEY = os.environ["DOCSVC_API_KEY"]


def send(path, body, content_type):
    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": content_type}
    with urllib.request.urlopen(urllib.request.Request(URL + path, body, headers)) as answer:
        return json.load(answer)


def upload(path):
    boundary = uuid.uuid4().hex
    name = os.path.basename(path).replace('"', "")
    with open(path, "rb") as file:
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
        body = head.encode() + file.read() + f"\r\n--{boundary}--\r\n".encode()
    return send("/upload", body, f"multipart/form-data; boundary={boundary}")["file_id"]


body = json.dumps({"input": upload(sys.argv[1])}).encode()
for chunk in send("/parse", body, "application/json")["result"]["chunks"]:
    for block in chunk["blocks"]:
        box = block["bbox"]
        print(box["page"], f"{box['left']:.3f} {box['top']:.3f}", block["type"], block["content"][:60].replace("\n", " "))
