/**
 * `npm run chaos -w @platform/chaos`: loads a whole platform of its own while Redis is emptied and services are killed
 * with SIGKILL, then counts. Nothing that was answered with success may be missing, and nothing may have happened
 * twice.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  clientRedirectUri,
  eventually,
  httpReceiver,
  signUp,
  startPlatform,
  type RunningPlatform,
} from '@platform/testing';
import { Redis } from 'ioredis';
import { clickLinks } from './clicks.js';
import { createOrganizations } from './organizations.js';
import { Tally } from './tally.js';

const scope = 'openid profile email organizations org:read org:manage';
const victims = ['webhooks', 'links', 'organizations', 'webhooks', 'links', 'identity'];

const hooks = await httpReceiver();
const platform = await startPlatform(
  {
    DELIVERY_RETRY_SCHEDULE: '1,1,2,2,2',
    API_RATE_LIMIT: '1000000',
    AUTHORIZATION_RATE_LIMIT: '1000000',
    AUTHORIZATION_RATE_LIMIT_PER_CLIENT: '1000000',
    LINKS_RATE_LIMIT: '1000000',
  },
  { prepares: true },
);
const tally = new Tally();
try {
  const client = await platform.admin<{ client_id: string; client_secret: string }>(
    ...['client', 'create', '--name', 'Chaos', '--redirect-uri', clientRedirectUri],
    ...['--scope', scope, '--webhook-url', `${hooks.url}/hook`],
  );
  const person = await signUp(platform, client, scope);
  const { api_key } = await eventually(() =>
    platform.admin<{ api_key: string }>('links', 'key', '--email', person.email),
  );

  const until = { done: false };
  const load = Promise.all([
    createOrganizations(platform, person.access_token, until),
    clickLinks(platform, api_key, until),
  ]);
  await disturb(platform);
  until.done = true;
  const [organizations, clicks] = await load;

  await tally.deliveries(organizations, hooks.requests);
  await tally.clicks(platform, api_key, clicks);
} finally {
  await platform.stop();
  await hooks.close();
}
process.exit(tally.report() ? 0 : 1);

/** One blow every two seconds: Redis emptied, then a service killed, in turn. */
async function disturb({ dataFolder }: RunningPlatform): Promise<void> {
  const environment = readJson<Record<string, { REDIS_URL: string }>>(join(dataFolder, 'environment.json'));
  const redis = new Redis(environment['identity']!.REDIS_URL);
  for (const victim of victims) {
    await wait(2_000);
    await redis.flushall();
    await wait(2_000);
    const entry = readJson<{ name: string; pid: number }[]>(join(dataFolder, 'processes.json')).find(
      ({ name }) => name === victim,
    );
    if (entry) process.kill(entry.pid, 'SIGKILL');
    console.log(`emptied Redis, killed ${victim}`);
  }
  await wait(4_000);
  redis.disconnect();
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
