import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { root } from './root.js';
import { asAdmin, connected, freshDatabase, type TestDatabase } from './servers.js';

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
  const template = migrate && (await templateOf(service, migrate));
  const database = await freshDatabase(service, template);
  const serviceUrl = await handOver(database.url, service, template);
  return {
    url: database.url,
    serviceUrl: serviceUrl.href,
    drop: async () => {
      await database.drop();
      await asAdmin((client) => client.query(`DROP ROLE ${serviceUrl.username}`));
    },
  };
}

/** The name of the database of this server that has the schema of the service, and of the role that owns it. */
async function templateOf(service: string, migrate: Migrate): Promise<string> {
  const name = `test_template_${service}_${hashOfMigrations(service)}`;
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
  const database = await freshDatabase(`template_${service}`);
  const serviceUrl = await handOver(database.url, service);
  await migrate(serviceUrl.href);
  await client.query(`ALTER ROLE ${serviceUrl.username} RENAME TO ${name}`);
  await client.query(`ALTER DATABASE ${serviceUrl.pathname.slice(1)} RENAME TO ${name}`);
}

/**
 * A server may outlive an edit of a migration (`npm run test:watch`). The template of before stays, as another
 * checkout may use the same server.
 */
function hashOfMigrations(service: string): string {
  const hash = createHash('sha256');
  const sources = [`apps/${service}/dist/migrations/**/*.js`, 'libs/*/dist/**/*.migration.js'];
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Of `tools/local`, which a library cannot import; it has run before every test. */
type CreateRole = (client: Client, database: string, service: string, password: string) => Promise<void>;

/**
 * Gives the schema of the service to a role of this database alone: roles are the whole server's, and test files run
 * at the same time.
 */
async function handOver(url: string, service: string, formerOwner?: string): Promise<URL> {
  const serviceUrl = new URL(url);
  const role = serviceUrl.pathname.slice(1);
  const password = randomBytes(16).toString('hex');
  const { createRole } = (await import(join(root, 'tools/local/dist/roles.js'))) as { createRole: CreateRole };
  await connected(url, async (client) => {
    await createRole(client, role, role, password);
    if (formerOwner) {
      await client.query(`DROP SCHEMA ${role}`);
      await client.query(`REASSIGN OWNED BY ${formerOwner} TO ${role}`);
    } else await client.query(`ALTER SCHEMA ${role} RENAME TO ${service}`);
    await client.query(`ALTER ROLE ${role} IN DATABASE ${role} SET search_path = ${service}`);
  });
  [serviceUrl.username, serviceUrl.password] = [role, password];
  return serviceUrl;
}
