# Asks for a token of the application itself, and calls the API with it: `python3 own-token.py`.
import base64, json, os
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

ISSUER = "{{issuer}}"
PROOF = base64.b64encode(("{{client_id}}:" + os.environ["CLIENT_SECRET"]).encode()).decode()


def ask(address, authorization, fields=None):
    body = urlencode(fields).encode() if fields else None
    try:
        with urlopen(Request(address, body, {"authorization": authorization})) as answer:
            return json.load(answer)
    except HTTPError as refusal:
        raise SystemExit(f"{refusal.code} {refusal.read().decode()}")


tokens = ask(f"{ISSUER}/oauth/token", f"Basic {PROOF}", {
    "grant_type": "client_credentials",
    "scope": "{{own_scopes}}",
})
for event in ask(f"{ISSUER}/v1/webhook-events", f"Bearer {tokens['access_token']}")["data"]:
    print(event["event"], "-", event["description"])
