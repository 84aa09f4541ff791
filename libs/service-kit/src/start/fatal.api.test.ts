import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { freshDatabase } from '@platform/testing';
import { Client } from 'pg';

it('a failed start writes one readable line to standard error and one to the JSON log', async () => {
  await using after = new AsyncDisposableStack();
  const database = await freshDatabase('fatal');
  after.defer(() => database.drop());
  const sql = new Client(database.url);
  await sql.connect();
  await sql.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET default_transaction_read_only = on`);
  await sql.end();
  const env = {
    NODE_ENV: 'test',
    ROLE: 'migrate',
    PORT: '0',
    MANAGEMENT_PORT: '0',
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:9',
    INTERNAL_SECRET: 'x'.repeat(32),
    TOKEN_DIRECTORY_KEY: 'x'.repeat(32),
    EVENT_KEY: 'x'.repeat(32),
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
  };
  const [code, stdout, stderr] = await new Promise<[unknown, string, string]>((resolve) => {
    const main = join(import.meta.dirname, '../testing/main.test-helper.js');
    execFile(process.execPath, [main], { env }, (err, out, said) => resolve([err?.code, out, said]));
  });
  expect(code).toBe(1);
  const sentence =
    'Postgres only reads (a standby, or default_transaction_read_only): ' +
    'cannot execute CREATE SCHEMA in a read-only transaction';
  expect(stderr).toBe(`fatal: organizations: ${sentence}\n`);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ level }) => level === 'fatal').map(({ service, msg }) => [service, msg])).toStrictEqual([
    ['organizations', sentence],
  ]);
});
