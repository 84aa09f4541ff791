# Calls the API in the name of a person, with the access token of their sign-in: `python3 api.py`.
import json, os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

request = Request("{{issuer}}/v1/me", headers={"authorization": "Bearer " + os.environ["ACCESS_TOKEN"]})
try:
    with urlopen(request) as answer:
        person = json.load(answer)["data"]
except HTTPError as refusal:
    if refusal.code == 429:
        raise SystemExit(f"Too many requests: again in {refusal.headers['retry-after']} s.")
    body = json.load(refusal)
    raise SystemExit(f"{refusal.code} {body['error']}: {body['message']}")

print(person["name"], person["surname"])
for organization in person.get("organizations", []):
    print("-", organization["name"])
