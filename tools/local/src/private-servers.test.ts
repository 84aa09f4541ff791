import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { wholeEnvironment } from './config.js';
import { startPrivateServers } from './private-servers.js';
import { startTimeOf } from './process-identity.js';
import { serviceNames, type ServiceName } from './repository.js';
import { createRoles } from './roles.js';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>({ text: sql })).rows;
  } finally {
    await client.end();
  }
}

describe('the private servers', () => {
  it('give each service a role that owns its schema and cannot read another’s, once or repeatedly', async () => {
    const servers = await startPrivateServers();
    try {
      const passwords = Object.fromEntries(serviceNames.map((name) => [name, `it's "${name}"`])) as Record<
        ServiceName,
        string
      >;
      // As a provider's Postgres gives it: an owner of the database who is no superuser.
      await query(servers.databaseUrl, `create role managed login createrole createdb password 'managed'`);
      const owner = servers.databaseUrl.replace(/\/\/[^@]*@/, '//managed:managed@');
      await createRoles(owner, passwords, 'platform');
      const urls = await createRoles(owner, passwords, 'platform');
      await query(urls.links, 'create table secret (id int)');
      await query(urls.links, 'create temporary table gathered (id int)');
      await query(owner.replace(/[^/]*$/, 'platform'), 'select * from links.secret');
      const path = await query(
        urls.links,
        `select table_schema from information_schema.tables where table_name = 'secret'`,
      );
      expect(path).toStrictEqual([{ table_schema: 'links' }]);
      await expect(query(urls.webhooks, 'select * from links.secret')).rejects.toThrow(/permission denied/);
      await expect(query(urls.webhooks, 'create table public.x (id int)')).rejects.toThrow(/permission denied/);
      await expect(query(urls.webhooks.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
        /password authentication failed/,
      );
    } finally {
      await servers.stop();
    }
  });

  /** Runs the wrapper around a command that reports where Postgres lives and then waits. */
  async function waitingWrapper() {
    const script = `
      const { Client } = await import('pg');
      const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
      await client.connect();
      const { rows } = await client.query("select current_setting('data_directory') as folder");
      await client.end();
      console.log(rows[0].folder);
      setInterval(() => {}, 1000);`;
    const { TEST_DATABASE_URL: _url, TEST_REDIS_URL: _redis, ...env } = wholeEnvironment();
    const entry = join(import.meta.dirname, 'test-servers.js');
    const args = [entry, '--', process.execPath, '--input-type=module', '-e', script];
    const wrapper = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const [folder] = (await once(createInterface({ input: wrapper.stdout }), 'line')) as [string];
    const { readFileSync } = await import('node:fs');
    const postmaster = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return { wrapper, folder: dirname(folder), postmaster };
  }

  async function untilGone(postmaster: number, folder: string): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (startTimeOf(postmaster) !== undefined || existsSync(folder)) {
      assert.ok(Date.now() < deadline, 'Postgres and its folder are gone in time');
      await wait(50);
    }
  }

  it('leave no server and no folder when their supervisor is killed together with its group', async () => {
    const { wrapper, folder, postmaster } = await waitingWrapper();
    process.kill(-(wrapper.pid ?? 0), 'SIGKILL');
    await untilGone(postmaster, folder);
  });

  it('leave no server and no folder on Ctrl-C, also when it comes twice', async () => {
    const { wrapper, folder, postmaster } = await waitingWrapper();
    process.kill(-(wrapper.pid ?? 0), 'SIGINT');
    process.kill(-(wrapper.pid ?? 0), 'SIGINT');
    await once(wrapper, 'exit');
    await untilGone(postmaster, folder);
  });
});
