import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, ownRedis, smtpReceiver, type SmtpReceiver, type TestDatabase } from '@platform/testing';
import { Client } from 'pg';
import type { MigrationInterface } from 'typeorm';
import { configuration } from '../settings/config.js';
import { mailSettings } from '../mail/mailer.js';
import { Sealing } from '../sealing/sealing.js';
import { testService } from '../testing/service.test-helper.js';
import { checkService, judgedRedis } from './check.js';
import { startService } from './start.js';

class MakeSecrets1800000000000 implements MigrationInterface {
  name = 'MakeSecrets1800000000000';
  async up(runner: Parameters<MigrationInterface['up']>[0]): Promise<void> {
    await runner.query('CREATE TABLE secret (id int PRIMARY KEY, sealed text)');
  }
  async down(): Promise<void> {}
}

class MakeMoreSecrets1800000000001 implements MigrationInterface {
  name = 'MakeMoreSecrets1800000000001';
  async up(runner: Parameters<MigrationInterface['up']>[0]): Promise<void> {
    await runner.query('CREATE TABLE more (sealed text)');
  }
  async down(): Promise<void> {}
}

class Config extends configuration(mailSettings) {}

const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const info = 'redis_version:7.2.4\r\nmaxmemory_policy:noeviction\r\nrole:master\r\n';

describe('the check before a deployment', () => {
  let database: TestDatabase;
  let smtp: SmtpReceiver;
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let env: Record<string, string>;
  const service = {
    ...testService({}, { migrations: [MakeSecrets1800000000000] }),
    config: Config,
    sealed: [{ table: 'secret', column: 'sealed', by: ['id'], purpose: () => 'test' }],
  };
  beforeAll(async () => {
    [database, smtp, redis] = await Promise.all([freshDatabase('check'), smtpReceiver(), ownRedis('organizations')]);
    env = {
      NODE_ENV: 'test',
      ROLE: 'check',
      PORT: '0',
      MANAGEMENT_PORT: '0',
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'silent',
      ENCRYPTION_KEYS: `first:${keyOf(1)}`,
    };
  });
  afterAll(async () => {
    await smtp.close();
    await redis.release();
    await database.drop();
  });

  const check = async (more: Record<string, string> = {}, checkedService: object = service) =>
    Object.fromEntries(
      (await checkService(checkedService as never, { ...env, ...more })).map(({ name, isGood, says }) => [
        name,
        `${isGood ? 'ok' : 'FAILED'} ${says}`,
      ]),
    );

  it('finds an empty database good, and tells which migrations will run', async () => {
    const told = await check();
    expect(Object.keys(told)).toStrictEqual([
      'settings',
      'postgres',
      'schema',
      'migrations',
      'encryption keys',
      'redis',
      'mail',
    ]);
    expect(Object.values(told).filter((line) => !line.startsWith('ok'))).toStrictEqual([]);
    expect(told['migrations']).toMatch(/to run: .*MakeSecrets1800000000000/);
  });

  it('names every setting that is missing or wrong, and looks no further', async () => {
    const told = await check({ DATABASE_URL: '', PORT: 'many' });
    expect(Object.keys(told)).toStrictEqual(['settings']);
    expect(told['settings']).toMatch(/^FAILED .*DATABASE_URL is missing/);
    expect(told['settings']).toMatch(/PORT: /);
  });

  it('says of what cannot be reached which it is, and goes on with the rest', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:9/none';
    const told = await check({
      DATABASE_URL: nowhere,
      REDIS_URL: 'redis://127.0.0.1:9',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    expect(Object.keys(told)).toStrictEqual(['settings', 'postgres', 'redis', 'mail']);
    for (const name of ['postgres', 'redis', 'mail']) expect(told[name]).toMatch(/^FAILED .*(ECONNREFUSED|closed)/);
  });

  it('tells of a role that lacks the rights of roles.sql', async () => {
    const owner = new Client(database.url);
    await owner.connect();
    const name = new URL(database.url).pathname.slice(1);
    await owner.query(`CREATE ROLE check_nobody LOGIN PASSWORD 'x'; REVOKE ALL ON DATABASE ${name} FROM PUBLIC;
                       GRANT CONNECT ON DATABASE ${name} TO check_nobody`);
    const url = new URL(database.url);
    [url.username, url.password] = ['check_nobody', 'x'];
    const told = await check({ DATABASE_URL: url.href });
    await owner.query(`REVOKE CONNECT ON DATABASE ${name} FROM check_nobody; DROP ROLE check_nobody;
                       GRANT CONNECT, TEMPORARY ON DATABASE ${name} TO PUBLIC`);
    await owner.end();
    expect(told['schema']).toMatch(/^FAILED .*run docker\/postgres\/roles.sql/);
  });

  it('tells of a key that does not open what is sealed, also while a migration is to run', async () => {
    expect((await check())['encryption keys']).toBe('ok first, nothing is sealed yet');
    const migrated = await startService(service as never, { ...env, ROLE: 'migrate' });
    await migrated.close();
    const client = new Client(database.url);
    await client.connect();
    const sealing = new Sealing({ ENCRYPTION_KEYS: [{ id: 'first', key: Buffer.alloc(32, 1) }] } as never);
    for (const id of [1, 2])
      await client.query('INSERT INTO organizations.secret VALUES ($1, $2)', [id, sealing.seal('x', 'test')]);
    await client.end();
    expect((await check())['encryption keys']).toBe('ok first, open what is sealed');
    const wrong = { ENCRYPTION_KEYS: `first:${keyOf(2)}` };
    const told = await check(wrong);
    expect(told['encryption keys']).toMatch(/^FAILED .*key first is not the one that sealed this/);
    expect(told['migrations']).toBe('ok none to run');
    const newer = {
      ...service,
      migrations: [MakeSecrets1800000000000, MakeMoreSecrets1800000000001],
      sealed: [...service.sealed, { table: 'more', column: 'sealed', by: [], purpose: () => 'test' }],
    };
    const toldNewer = await check(wrong, newer);
    expect(toldNewer['migrations']).toBe('ok 1 to run: MakeMoreSecrets1800000000001');
    expect(toldNewer['encryption keys']).toMatch(/^FAILED .*key first is not the one that sealed this/);
  });

  it('tells of a Redis that is old, evicts, or is a replica', () => {
    expect(judgedRedis(info)).toBe('7.2.4');
    expect(judgedRedis(info.replace('redis_version:7.2.4', 'redis_version:7.2.4\r\nvalkey_version:8.1.0'))).toBe(
      '8.1.0',
    );
    for (const [change, finding] of [
      [['7.2.4', '6.2.0'], /7 or newer is needed/],
      [['noeviction', 'allkeys-lru'], /set it to noeviction/],
      [['role:master', 'role:slave'], /is a replica/],
    ] as const)
      expect(() => judgedRedis(info.replace(change[0], change[1]))).toThrow(finding);
  });
});
