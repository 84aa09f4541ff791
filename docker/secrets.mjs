// Makes the random secrets that compose.yaml mounts: node docker/secrets.mjs
// Again any time: what is there is kept, as a new database password would not fit the volume. What is made of others
// (who may call whom, the users of Redis) is written anew.
// The folder is closed to other people; the files in it are readable, because the services run as another user.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aclFile, services } from './redis/rights.mjs';

const folder = join(import.meta.dirname, 'secrets');
mkdirSync(folder, { recursive: true, mode: 0o700 });

const random = () => randomBytes(32).toString('hex');
const write = (name, value, mode = 0o444) => {
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, value, { mode });
};
const writeAnew = (name, value) => {
  rmSync(join(folder, name), { force: true });
  write(name, value);
};

write('postgres_password', randomBytes(24).toString('hex'));
// Identity signs with it what Redis holds of access tokens.
write('token_directory_key', random());
// Services sign with it the events that they tell each other.
write('event_key', random());
for (const service of services) {
  const password = randomBytes(24).toString('hex');
  write(`${service}_database_url`, `postgres://${service}:${password}@postgres:5432/platform`);
  write(`${service}_redis_url`, `redis://${service}:${randomBytes(24).toString('hex')}@redis:6379`);
  write(`${service}_internal_secret`, random());
  // Webhooks opens what identity sealed: compose.yaml gives it identity's.
  if (service !== 'webhooks') write(`${service}_encryption_keys`, `k1:${randomBytes(32).toString('base64')}`);
}
const callers = (names) =>
  names.map((name) => `${name}:${readFileSync(join(folder, `${name}_internal_secret`), 'utf8').trim()}`).join(',');
writeAnew('identity_internal_callers', callers(services));
writeAnew('organizations_internal_callers', callers(['identity']));
writeAnew('redis_users', aclFile(folder));
// Empty, to be filled by whoever has a bot.
write('telegram_bot_token', '', 0o644);
write('telegram_webhook_secret', randomBytes(32).toString('base64url'));
console.log('docker/secrets is ready.');
