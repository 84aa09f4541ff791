import { createHash, createHmac, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { root } from './root.js';
import {
  address,
  asAdmin,
  connected,
  dropDatabase,
  freshDatabase,
  makeDatabase,
  type TestDatabase,
} from './servers.js';

export interface ServiceDatabase extends TestDatabase {
  /** The address for the service: of a role that has the rights of `docker/postgres/roles.sql` and no others. */
  serviceUrl: string;
}

/** Makes the schema of a service in the database at this address, which is that of the service's role. */
export type Migrate = (serviceUrl: string) => Promise<void>;

/**
 * A fresh database as an operator prepares it for this service; `url` is its owner's.
 * @param migrate when given, the schema is there, too: it is made once on a server, and copied from then on
 */
export async function serviceDatabase(service: string, migrate?: Migrate): Promise<ServiceDatabase> {
  if (migrate) return copyOf(await templateOf(service, migrate), service);
  const database = await freshDatabase(service);
  const { role, serviceUrl } = await handOver(database.url, service, randomBytes(16).toString('hex'));
  const drop = async (client: Client) => {
    await dropDatabase(client, database.name);
    await client.query(`DROP ROLE ${role}`);
  };
  return { ...database, serviceUrl, drop: () => asAdmin(drop) };
}

/**
 * Its service has the role that owns the template: all copies have the same one, since to give each table to a role of
 * the copy takes longer than to copy it. Nothing that tests change is the role's own, outside of its database.
 */
async function copyOf(template: string, service: string): Promise<ServiceDatabase> {
  const database = await asAdmin(async (client) => {
    const made = await makeDatabase(client, service, template);
    for (const statement of await rightsOf(client, template, made.name)) await client.query(statement);
    return made;
  });
  return { ...database, serviceUrl: addressFor(template, database.url) };
}

/** What a copy lacks of its template: who may connect to it, and the settings that roles have in it. */
async function rightsOf(client: Client, template: string, copy: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('REVOKE ALL ON DATABASE %I FROM public', $2::text) AS statement
     UNION ALL
     SELECT format('GRANT %s ON DATABASE %I TO %s', privilege_type, $2, grantee::regrole)
     FROM pg_database, aclexplode(datacl) WHERE datname = $1 AND grantee <> datdba
     UNION ALL
     SELECT format('ALTER ROLE %s IN DATABASE %I SET %s', setrole::regrole, $2, setting)
     FROM pg_database d JOIN pg_db_role_setting ON setdatabase = d.oid, unnest(setconfig) AS setting
     WHERE datname = $1`,
    [template, copy],
  );
  return rows.map(({ statement }) => statement);
}

const templates = new Map<string, Promise<string>>();

/** The name of the database of this server that has the schema of the service, and of the role that owns it. */
async function templateOf(service: string, migrate: Migrate): Promise<string> {
  const made = templates.get(service) ?? findTemplate(service, migrate);
  templates.set(service, made);
  try {
    return await made;
  } catch (error) {
    // The next file tries again, and fails by itself.
    templates.delete(service);
    throw error;
  }
}

async function findTemplate(service: string, migrate: Migrate): Promise<string> {
  const name = `test_template_${service}_${kindOf(service)}`;
  await asAdmin(async (client) => {
    // One process makes it; the others wait.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await makeTemplate(client, name, service, migrate);
  });
  return name;
}

/** Under another name until it is whole: a process that is ended meanwhile leaves none that lacks something. */
async function makeTemplate(client: Client, name: string, service: string, migrate: Migrate): Promise<void> {
  const database = await makeDatabase(client, `template_${service}`);
  const { role, serviceUrl } = await handOver(database.url, service, passwordOf(name));
  await migrate(serviceUrl);
  await client.query(`ALTER ROLE ${role} RENAME TO ${name}`);
  await client.query(`ALTER DATABASE ${database.name} RENAME TO ${name}`);
}

/**
 * A server may outlive an edit of a migration (`npm run test:watch`). The template of before stays, as another
 * checkout may use the same server. Its address is in the hash, since the password of the role comes from it.
 */
function kindOf(service: string): string {
  const hash = createHash('sha256').update(address('TEST_DATABASE_URL'));
  const sources = [`apps/${service}/dist/migrations/**/*.js`, 'libs/*/dist/**/*.migration.js'];
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Every process of this server must know it, and nobody else: the server's address has the superuser's password. */
function passwordOf(role: string): string {
  return createHmac('sha256', address('TEST_DATABASE_URL')).update(role).digest('hex');
}

function addressFor(role: string, url: string, password = passwordOf(role)): string {
  const own = new URL(url);
  [own.username, own.password] = [role, password];
  return own.href;
}

/** Of `tools/local`, which a library cannot import; it has run before every test. */
type CreateRole = (client: Client, database: string, service: string, password: string) => Promise<void>;

/** Gives the schema of the service to a role of this database alone: roles are the whole server's. */
async function handOver(url: string, service: string, password: string): Promise<{ role: string; serviceUrl: string }> {
  const role = new URL(url).pathname.slice(1);
  const { createRole } = (await import(join(root, 'tools/local/dist/roles.js'))) as { createRole: CreateRole };
  await connected(url, async (client) => {
    await createRole(client, role, role, password);
    await client.query(`ALTER SCHEMA ${role} RENAME TO ${service}`);
    await client.query(`ALTER ROLE ${role} IN DATABASE ${role} SET search_path = ${service}`);
  });
  return { role, serviceUrl: addressFor(role, url, password) };
}
