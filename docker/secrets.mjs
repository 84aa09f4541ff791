// Makes the random secrets that compose.yaml mounts: node docker/secrets.mjs
// Again any time: what is there is kept, as a new database password would not fit the volume.
// The folder is closed to other people; the files in it are readable, because the services run as another user.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'secrets');
mkdirSync(folder, { recursive: true, mode: 0o700 });

const write = (name, value, mode = 0o444) => {
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, value, { mode });
};
write('postgres_password', randomBytes(24).toString('hex'));
write('internal_secret', randomBytes(32).toString('hex'));
for (const service of ['identity', 'organizations', 'webhooks', 'notifications', 'links']) {
  const password = randomBytes(24).toString('hex');
  write(`${service}_database_url`, `postgres://${service}:${password}@postgres:5432/platform`);
  // Webhooks opens what identity sealed: compose.yaml gives it identity's.
  if (service !== 'webhooks') write(`${service}_encryption_keys`, `k1:${randomBytes(32).toString('base64')}`);
}
// Empty, to be filled by whoever has a bot.
write('telegram_bot_token', '', 0o644);
write('telegram_webhook_secret', randomBytes(32).toString('base64url'));
console.log('docker/secrets is ready.');
