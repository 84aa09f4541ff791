import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { identitySeed, password } from '../identity-seed.js';
import { liveToken } from '../live-token.js';
import { asker, type Asker } from './asker.js';
import type { Platform } from './platform.js';

/** A client whose webhook hears of one organization, by the grant of one person. */
interface Hearing {
  client_id: string;
  /** Of the client in the webhooks service: its destination. */
  uuid: string;
}

/** Those who are there from the start, made as anybody makes them; all else grows around them. */
export interface Cast {
  /** Owns the organization that grows, the links, and further organizations. */
  ada: { uuid: string; token: string };
  /** Owns the organization of one member. */
  bob: { uuid: string; token: string };
  large: string;
  small: string;
  app: Hearing & { ownToken: string; adasToken: string };
  smallApp: Hearing;
  /** Of notifications, of the large organization. */
  destination: string;
  saasService: { code: string; secret: string };
  links: { accountId: number; key: string };
  /** Codes of Ada's, each good for one exchange. */
  code: () => Promise<string>;
  asAda: Asker;
  asBob: Asker;
}

const organizationsPath = '/api/v1/organizations';

export async function assemble(platform: Platform): Promise<Cast> {
  const { services, sql, receiverUrl } = platform;
  const seed = await identitySeed(services.identity.databaseUrl);
  platform.atEnd(() => seed.end());
  const [ada, bob] = [await person(platform, 'Ada'), await person(platform, 'Bob')];
  const saasService = await platform.command<{ code: string; secret: string }>(
    'notifications',
    ...['service', 'create', '--code', 'bench', '--name', 'Bench'],
  );
  const [asAda, asBob] = [asker(services, ada.token), asker(services, bob.token)];
  const { uuid: large } = await asAda.make('organizations', organizationsPath, { name: 'Large' });
  const { uuid: small } = await asBob.make('organizations', organizationsPath, { name: 'Small' });
  const app = await hearing(platform, 'App', '/large', ada.uuid);
  const smallApp = await hearing(platform, 'Small App', '/small', bob.uuid);
  const { uuid: destination } = await asAda.make(
    'notifications',
    `${organizationsPath}/${large}/notification-endpoints`,
    { type: 'webhook', name: 'Bench', webhook_url: `${receiverUrl}/notes` },
  );
  const account = await once(async () => {
    const { rows } = await sql.links.query<{ id: number }>('SELECT id FROM account WHERE user_uuid = $1', [ada.uuid]);
    return rows[0];
  });
  const { api_key: key } = await platform.command<{ api_key: string }>('links', 'links', 'key', '--email', ada.email);
  return {
    ada,
    bob,
    large,
    small,
    app: {
      ...app,
      ownToken: await liveToken(services.webhooks, null, app.client_id),
      adasToken: await liveToken(services.webhooks, ada.uuid, app.client_id),
    },
    smallApp,
    destination,
    saasService,
    links: { accountId: account.id, key },
    code: async () => (await seed.codes(1, ada.uuid))[0]!,
    asAda,
    asBob,
  };
}

async function person(platform: Platform, name: string) {
  const email = `${randomUUID()}@example.org`;
  const { uuid } = await platform.command<{ uuid: string }>(
    'identity',
    ...['user', 'create', '--email', email, '--password', password, '--name', name, '--verified'],
  );
  await once(async () => {
    const { rows } = await platform.sql.organizations.query('SELECT FROM person WHERE uuid = $1', [uuid]);
    return rows[0] as object | undefined;
  });
  return { uuid, email, token: await liveToken(platform.services.identity, uuid) };
}

async function hearing({ command, sql, receiverUrl }: Platform, name: string, path: string, userUuid: string) {
  const { client_id } = await command<{ client_id: string }>(
    'identity',
    ...['client', 'create', '--name', name, '--redirect-uri', 'https://app.example/callback'],
    ...['--scope', 'openid org:read', '--webhook-url', receiverUrl + path],
  );
  const client = await once(async () => {
    const { rows } = await sql.webhooks.query<{ uuid: string }>('SELECT uuid FROM client WHERE client_id = $1', [
      client_id,
    ]);
    return rows[0];
  });
  await sql.webhooks.query(
    `INSERT INTO oauth_grant (grant_id, user_uuid, client_id, scopes, is_live, version)
     VALUES ($1, $2, $3, '{org:read}', true, 1)`,
    [randomUUID(), userUuid, client_id],
  );
  return { client_id, uuid: client.uuid };
}

/** What another service comes to know by an event. */
async function once<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 400; tries += 1, await wait(25)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error('an event did not come within ten seconds');
}
