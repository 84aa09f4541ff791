# Signs people in. Start it with `python3 sign-in.py`, and open http://127.0.0.1:{{port}}/.
import base64, hashlib, json, os, re, secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.error import HTTPError
from urllib.parse import parse_qsl, urlencode, urlsplit
from urllib.request import Request, urlopen

ISSUER = "{{issuer}}"
CLIENT_ID = "{{client_id}}"
REDIRECT_URI = "{{redirect_uri}}"


def ask(address, fields=None, token=None):
    headers = {"authorization": f"Bearer {token}"} if token else {}
    try:
        with urlopen(Request(address, urlencode(fields).encode() if fields else None, headers)) as answer:
            return json.load(answer)
    except HTTPError as refusal:
        body = json.load(refusal)
        raise ValueError(body.get("error_description") or body.get("message") or body["error"]) from None


class SignIn(BaseHTTPRequestHandler):
    def do_GET(self):
        answer = dict(parse_qsl(urlsplit(self.path).query))
        if "state" not in answer:
            return self.begin()
        try:
            self.answer(200, self.finish(answer))
        except ValueError as fault:
            self.answer(400, str(fault))

    def begin(self):
        state, verifier = secrets.token_urlsafe(16), secrets.token_urlsafe(32)
        challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
        query = urlencode({
            "response_type": "code",
            "client_id": CLIENT_ID,
            "redirect_uri": REDIRECT_URI,
            "scope": "{{scopes}}",
            "state": state,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        })
        self.send_response(303)
        self.send_header("location", f"{{auth_url}}/oauth/authorize?{query}")
        # The browser keeps both, so that nobody can end here what another browser has begun.
        self.send_header("set-cookie", f"sign_in={state}.{verifier}; Path=/; HttpOnly; SameSite=Lax; Max-Age=600")
        self.end_headers()

    def finish(self, answer):
        kept = re.search(r"sign_in=([\w-]+)\.([\w-]+)", self.headers.get("cookie", ""))
        if not kept or answer.get("state") != kept[1]:
            raise ValueError("This sign-in was not begun here.")
        if answer.get("iss") != ISSUER:
            raise ValueError("This answer is of another platform.")
        if "error" in answer:
            raise ValueError(answer.get("error_description", answer["error"]))
        tokens = ask(f"{ISSUER}/oauth/token", {
            "grant_type": "authorization_code",
            "code": answer["code"],
            "redirect_uri": REDIRECT_URI,
            "code_verifier": kept[2],
            "client_id": CLIENT_ID,
            "client_secret": os.environ["CLIENT_SECRET"],
        })
        person = ask(f"{ISSUER}/userinfo", token=tokens["access_token"])
        return f"Hello {person.get('name', person['sub'])}"

    def answer(self, status, text):
        self.send_response(status)
        self.end_headers()
        self.wfile.write(text.encode())


ThreadingHTTPServer(("127.0.0.1", int("{{port}}")), SignIn).serve_forever()
