import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { repositoryRoot, serviceNames, type ServiceName } from './repository.js';

/** The same file that compose's Postgres runs with psql: what a service's role and schema are is written once. */
const rolesFile = join(repositoryRoot, 'docker', 'postgres', 'roles.sql');

/**
 * Makes the database and, for each service, a role and a schema that the role owns. Safe to repeat. Returns each
 * service's own address.
 * @param adminUrl an address whose user may create roles; its database is used when `database` is not given
 */
export async function createRoles(
  adminUrl: string,
  passwords: Record<ServiceName, string>,
  database?: string,
): Promise<Record<ServiceName, string>> {
  if (database) await connected(adminUrl, (client) => createDatabase(client, database));
  const url = new URL(adminUrl);
  if (database) url.pathname = `/${database}`;
  const name = decodeURIComponent(url.pathname.slice(1));
  await connected(url.href, async (client) => {
    for (const service of serviceNames) await createRole(client, name, service, passwords[service]);
  });
  const addresses = serviceNames.map((service) => [service, ownUrl(url, service, passwords[service])]);
  return Object.fromEntries(addresses) as Record<ServiceName, string>;
}

/**
 * Makes one role, and a schema of the same name that it owns, by what `client` may do. Tests make theirs by it, too.
 * @param database the one that `client` is connected to
 */
export async function createRole(client: Client, database: string, service: string, password: string): Promise<void> {
  await runScript(client, readFileSync(rolesFile, 'utf8'), { service, password, DBNAME: database });
}

function ownUrl(url: URL, service: ServiceName, password: string): string {
  const own = new URL(url);
  own.username = service;
  own.password = password;
  return own.href;
}

async function connected(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function createDatabase(client: Client, database: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (!rowCount) await client.query(`create database ${escapeIdentifier(database)}`);
}

/**
 * Runs a psql script of the kind that {@link rolesFile} is: statements, `:'name'`, `:"name"`, comment lines, `\gexec`.
 */
async function runScript(client: Client, script: string, variables: Record<string, string>): Promise<void> {
  const value = (name: string) => {
    const found = variables[name];
    if (found === undefined) throw new Error(`${rolesFile} uses an unknown variable ${name}`);
    return found;
  };
  const statements = script
    .replace(/^\s*--.*$/gm, '')
    .split(/(?<=;\s*$|\\gexec\s*$)/m)
    .filter((statement) => statement.trim());
  for (const statement of statements) {
    const [, text = '', ending] = /^([\s\S]*?)(;|\\gexec)?\s*$/.exec(statement) ?? [];
    const sql = text
      .replace(/:'(\w+)'/g, (_, name: string) => escapeLiteral(value(name)))
      .replace(/:"(\w+)"/g, (_, name: string) => escapeIdentifier(value(name)));
    const result = await client.query<Record<string, string>>(sql);
    if (ending !== '\\gexec') continue;
    for (const row of result.rows) for (const made of Object.values(row)) await client.query(made);
  }
}
