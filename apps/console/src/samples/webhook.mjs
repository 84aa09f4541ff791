// Receives webhooks, and refuses what the platform did not send: `node webhook.mjs`.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.WEBHOOK_SECRET;

function isGenuine(timestamp, signature, rawBody) {
  if (!signature || !/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
  const [expected, given] = [Buffer.from(`sha256=${digest}`), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

createServer(async (req, res) => {
  const chunks = [];
  for await (const chunk of req) chunks.push(chunk);
  // As received: never verify a body that was parsed and written again.
  const rawBody = Buffer.concat(chunks);
  // While a secret rotates, one of two signatures is by the secret that you have.
  const { 'x-platform-timestamp': timestamp, ...rest } = req.headers;
  const signatures = [rest['x-platform-signature-256'], rest['x-platform-signature-256-previous']];
  const isSent = signatures.some((signature) => isGenuine(timestamp, signature, rawBody));
  if (!isSent) return res.writeHead(401).end();
  // The same delivery may come twice: skip the ids that you have stored.
  console.log(req.headers['x-platform-delivery'], JSON.parse(rawBody).event);
  res.writeHead(204).end();
}).listen('{{webhook_port}}', '127.0.0.1');
