// Makes the random secrets that compose.yaml mounts, once: node docker/secrets.mjs
// The folder is closed to other people; the files in it are readable, because the services run as another user.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'secrets');
if (existsSync(folder)) {
  console.log('docker/secrets exists and is kept: a new database password would not fit the volume.');
  process.exit(0);
}
mkdirSync(folder, { mode: 0o700 });

const write = (name, value) => writeFileSync(join(folder, name), value, { mode: 0o444 });
write('postgres_password', randomBytes(24).toString('hex'));
write('internal_secret', randomBytes(32).toString('hex'));
for (const service of ['identity', 'organizations', 'webhooks', 'notifications', 'links']) {
  const password = randomBytes(24).toString('hex');
  write(`${service}_database_url`, `postgres://${service}:${password}@postgres:5432/platform`);
  write(`${service}_encryption_keys`, `k1:${randomBytes(32).toString('base64')}`);
}
console.log('docker/secrets is ready.');
