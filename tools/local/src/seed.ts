import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { adminCommand } from './admin-commands.js';
import { writePrivate } from './kept.js';
import { Refusal } from './refusal.js';
import { appFile, repositoryRoot, type ServiceName } from './repository.js';
import { runToEnd } from './run-to-end.js';

/** Where the demo is made. */
export interface SeedTarget {
  dataFolder: string;
  environments: Record<ServiceName, Record<string, string>>;
  /** Links' own origin as this machine reaches it. */
  linksOrigin: string;
}

/** What the demo consists of; every value is a fact that the user may need. */
export interface Demo {
  email: string;
  password: string;
  client: { client_id: string; client_secret: string };
  service: { id: number; code: string; secret: string };
  organization: { uuid: string };
  destination: { notification_endpoint_uuid: string };
  links: { api_key: string };
  link: { shorturl: string };
}

const demoEmail = 'ada@demo.localhost';
const redirectUri = 'http://127.0.0.1:9999/callback';
const scope = 'openid profile email organizations org:read org:manage offline_access';
/** New people reach the other services by events; this is how long a step waits for that. */
const arrivalMs = 15_000;

/**
 * Makes the demo once, by the operator's command lines. Each step's answer is kept in `seed.json` (mode 0600) as soon
 * as it is there, so an interrupted seed goes on where it stopped. The facts end up in `credentials` (mode 0600).
 */
export async function seedDemo(target: SeedTarget): Promise<Demo> {
  const path = join(target.dataFolder, 'seed.json');
  const kept = (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}) as Partial<Demo>;
  const keep = async <K extends keyof Demo>(key: K, make: () => Promise<Demo[K]>): Promise<Demo[K]> => {
    const value = kept[key] ?? (await make());
    kept[key] = value;
    writePrivate(path, JSON.stringify(kept, null, 2));
    return value;
  };
  const admin = <T>(...args: string[]) => command<T>(target, args);
  const arrives = <T>(...args: string[]) => untilArrived(() => command<T>(target, args));

  await keep('email', () => Promise.resolve(demoEmail));
  const password = kept.password ?? randomBytes(12).toString('base64url');
  if (!kept.password) {
    const names = ['--name', 'Ada', '--surname', 'Lovelace'];
    await admin('user', 'create', '--email', demoEmail, '--password', password, ...names, '--verified');
  }
  await keep('password', () => Promise.resolve(password));
  await Promise.all([
    keep('client', () =>
      admin('client', 'create', '--name', 'demo-app', '--redirect-uri', redirectUri, '--scope', scope),
    ),
    keep('service', () => admin('service', 'create', '--code', 'demo', '--name', 'Demo service')),
    keep('organization', () =>
      arrives('organization', 'create', '--name', 'Demo Organization', '--owner-email', demoEmail),
    ),
    keep('links', () => arrives('links', 'key', '--email', demoEmail)),
  ]);
  await keep('destination', () =>
    arrives('destination', 'create', '--organization', kept.organization?.uuid ?? '', '--email', demoEmail),
  );
  await keep('link', () => shorten(target.linksOrigin, kept.links?.api_key ?? ''));
  const demo = kept as Demo;
  writePrivate(join(target.dataFolder, 'credentials'), credentialsText(demo));
  return demo;
}

async function command<T>(target: SeedTarget, args: string[]): Promise<T> {
  const command = adminCommand(args);
  if (typeof command === 'string') throw new Refusal(command);
  const { service } = command;
  const cli = ['--enable-source-maps', appFile(service, 'cli.js'), ...args, '--json'];
  const ended = await runToEnd(process.execPath, cli, { cwd: repositoryRoot, env: target.environments[service] });
  if (ended.code === 0) return JSON.parse(ended.output) as T;
  throw new Refusal(`${args.slice(0, 2).join(' ')}: ${messageOf(ended.output)}`);
}

function messageOf(output: string): string {
  try {
    return (JSON.parse(output) as { message: string }).message;
  } catch {
    return output.trim().split('\n').slice(-3).join(' ');
  }
}

async function untilArrived<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + arrivalMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(250);
    }
  }
}

async function shorten(origin: string, apiKey: string): Promise<{ shorturl: string }> {
  const res = await fetch(`${origin}/api/url/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://example.com/' }),
  });
  const body = (await res.json()) as { error: number; shorturl?: string; message?: string };
  if (body.error !== 0 || !body.shorturl) throw new Refusal(`short link: ${body.message ?? res.status}`);
  return { shorturl: body.shorturl };
}

function credentialsText(demo: Demo): string {
  const rows = {
    'sign-in e-mail': demo.email,
    'sign-in password': demo.password,
    'client id': demo.client.client_id,
    'client secret': demo.client.client_secret,
    'client redirect uri': redirectUri,
    organization: demo.organization.uuid,
    'service code': demo.service.code,
    'service secret': demo.service.secret,
    'links api key': demo.links.api_key,
    'short link': demo.link.shorturl,
  };
  return Object.entries(rows)
    .map(([name, value]) => `${`${name}:`.padEnd(22)}${value}\n`)
    .join('');
}
