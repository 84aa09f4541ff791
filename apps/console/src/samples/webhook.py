# Receives webhooks, and refuses what the platform did not send: `python3 webhook.py`.
import hashlib, hmac, json, os, re, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["WEBHOOK_SECRET"].encode()


def is_genuine(timestamp, signature, raw_body):
    if not signature or not re.fullmatch("[0-9]{1,15}", timestamp or "") or abs(time.time() - int(timestamp)) > 300:
        return False
    digest = hmac.new(SECRET, timestamp.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(("sha256=" + digest).encode(), signature.encode())


class Webhook(BaseHTTPRequestHandler):
    def do_POST(self):
        # As received: never verify a body that was parsed and written again.
        raw_body = self.rfile.read(int(self.headers["content-length"]))
        timestamp = self.headers["x-platform-timestamp"]
        # While a secret rotates, one of two signatures is by the secret that you have.
        signatures = [self.headers["x-platform-signature-256"], self.headers["x-platform-signature-256-previous"]]
        if any(is_genuine(timestamp, signature, raw_body) for signature in signatures):
            # The same delivery may come twice: skip the ids that you have stored.
            print(self.headers["x-platform-delivery"], json.loads(raw_body)["event"], flush=True)
            self.send_response(204)
        else:
            self.send_response(401)
        self.end_headers()


ThreadingHTTPServer(("127.0.0.1", int("{{webhook_port}}")), Webhook).serve_forever()
