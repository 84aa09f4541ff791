import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivate } from './kept.js';
import { KeptSteps } from './kept-steps.js';
import { operate, untilArrived, type Environments } from './operator.js';
import { Refusal } from './refusal.js';

/** Where the demo is made. */
export interface SeedTarget {
  dataFolder: string;
  environments: Environments;
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
const demoOrganization = 'Harbour Works';
const redirectUri = 'http://127.0.0.1:9999/callback';
const scope = 'openid profile email organizations org:read org:manage offline_access';

const seedPath = (dataFolder: string) => join(dataFolder, 'seed.json');

/**
 * Makes the small demo once, by the operator's command lines: one of each. Each step's answer is kept in `seed.json` as
 * soon as it is there. The facts end up in `credentials` (mode 0600).
 */
export async function seedDemo({ dataFolder, environments, linksOrigin }: SeedTarget): Promise<Demo> {
  const steps = new KeptSteps<Demo>(seedPath(dataFolder));
  const admin = <T>(...args: string[]) => operate<T>(environments, args);
  const arrives = <T>(...args: string[]) => untilArrived(() => operate<T>(environments, args));

  const email = await steps.once('email', () => demoEmail);
  const password = await steps.once('password', async () => {
    const made = randomBytes(12).toString('base64url');
    const names = ['--name', 'Ada', '--surname', 'Lovelace'];
    await admin('user', 'create', '--email', email, '--password', made, ...names, '--verified');
    return made;
  });
  const [{ organization, destination, client }, service, { links, link }] = await Promise.all([
    ofOrganization(steps, arrives),
    steps.once('service', () => admin('service', 'create', '--code', 'demo', '--name', 'Demo service')),
    ofLinks(steps, arrives, linksOrigin),
  ]);
  const demo = { email, password, client, service, organization, destination, links, link };
  writePrivate(join(dataFolder, 'credentials'), credentialsText(demo));
  return demo;
}

/** Whether the platform of a data folder began with a demo. */
export function hasDemo(dataFolder: string): boolean {
  return existsSync(seedPath(dataFolder));
}

/** The small demo of a data folder, as it was made. */
export function madeDemo(dataFolder: string): Demo {
  return JSON.parse(readFileSync(seedPath(dataFolder), 'utf8')) as Demo;
}

type Arrives = <T>(...args: string[]) => Promise<T>;

/** The organization, and what needs it: its owner owns the client, and can look at it in the console. */
async function ofOrganization(steps: KeptSteps<Demo>, arrives: Arrives) {
  const organization = await steps.once('organization', () =>
    arrives('organization', 'create', '--name', demoOrganization, '--owner-email', demoEmail),
  );
  const whose = ['--organization', organization.uuid];
  const how = ['--redirect-uri', redirectUri, '--scope', scope];
  const [destination, client] = await Promise.all([
    steps.once('destination', () => arrives('destination', 'create', ...whose, '--email', demoEmail)),
    steps.once('client', () => arrives('client', 'create', '--name', 'demo-app', ...how, ...whose)),
  ]);
  return { organization, destination, client };
}

async function ofLinks(steps: KeptSteps<Demo>, arrives: Arrives, linksOrigin: string) {
  const links = await steps.once('links', () => arrives('links', 'key', '--email', demoEmail));
  const link = await steps.once('link', () => shorten(linksOrigin, links.api_key));
  return { links, link };
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
