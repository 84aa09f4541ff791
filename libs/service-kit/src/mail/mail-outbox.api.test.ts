import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { Module } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import {
  eventually,
  freshDatabase,
  ownRedis,
  smtpReceiver,
  type SmtpReceiver,
  type TestDatabase,
} from '@platform/testing';
import { DataSource } from 'typeorm';
import { configuration } from '../settings/config.js';
import { OnEvent } from '../events/on-event.js';
import { log } from '../telemetry/logger.js';
import { metrics } from '../telemetry/metrics.js';
import { startService, type RunningService } from '../start/start.js';
import { mailMessage } from './mail-message.js';
import { MailOutbox } from './mail-outbox.js';
import { Mailer, mailSettings } from './mailer.js';

class Config extends configuration({ ...mailSettings }) {}

class Hears {
  @OnEvent(...eventsFor('identity'))
  async hear(): Promise<void> {}
}

@Module({ providers: [Mailer, MailOutbox, Hears] })
class AppModule {}

describe('mails that are part of a change', () => {
  let database: TestDatabase;
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let smtp: SmtpReceiver;
  let service: RunningService;
  let dataSource: DataSource;
  beforeAll(async () => {
    [database, redis, smtp] = await Promise.all([freshDatabase('identity'), ownRedis(), smtpReceiver()]);
    service = await startService(
      { name: 'identity', title: 'Test', config: Config, module: AppModule, entities: [], migrations: [] },
      {
        NODE_ENV: 'test',
        PORT: '0',
        MANAGEMENT_PORT: '0',
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        SMTP_URL: smtp.url,
        INTERNAL_SECRET: 'x'.repeat(32),
        TOKEN_DIRECTORY_KEY: 'x'.repeat(32),
        EVENT_KEY: 'x'.repeat(32),
        ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
        LOG_LEVEL: 'silent',
      },
    );
    dataSource = service.app.get(DataSource);
  });
  afterAll(async () => {
    await service.close();
    await Promise.all([smtp.close(), database.drop(), redis.release()]);
  });

  const message = (subject: string) =>
    mailMessage({ language: 'en', subject, paragraphs: ['the-secret-token'], footer: 'Bye.' });
  const add = (subject: string, then?: () => void) =>
    dataSource.transaction(async (tx) => {
      await service.app.get(MailOutbox).add(tx, 'ada@example.org', message(subject));
      then?.();
    });
  const oldestSeconds = async () => (await metrics.getSingleMetric('mail_oldest_seconds')!.get()).values[0]!.value;
  const arrived = (subject: string) => smtp.mails.filter((mail) => mail.subject === subject);

  it('are sent after the commit, once, and deleted', async () => {
    await add('Committed');
    await eventually(() => expect(arrived('Committed').length).toBe(1));
    const [mail] = arrived('Committed');
    expect(mail!.recipients).toStrictEqual(['ada@example.org']);
    // RFC 3834: no absence message is sent to us.
    expect(mail!.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    await eventually(async () => expect(await dataSource.query(`SELECT FROM outgoing_mail`)).toStrictEqual([]));
  });

  it('reach addresses of every script, by SMTPUTF8 where the name before the @ needs it', async () => {
    const addresses = {
      'r&d@example.org': 'r&d@example.org',
      'ada@xn--e1afmkfd.xn--p1ai': 'ada@пример.рф',
      'ада@пример.рф': 'ада@пример.рф',
    };
    for (const [to, received] of Object.entries(addresses)) {
      await dataSource.transaction((tx) => service.app.get(MailOutbox).add(tx, to, message(`To ${to}`)));
      await eventually(() =>
        expect(arrived(`To ${to}`).map(({ recipients }) => recipients)).toStrictEqual([[received]]),
      );
    }
  });

  it('are not sent when the change is rolled back', async () => {
    await expect(
      add('Rolled back', () => {
        throw new Error('no');
      }),
    ).rejects.toBeDefined();
    await add('The next one');
    await eventually(() => expect(arrived('The next one').length).toBe(1));
    expect(arrived('Rolled back').length).toBe(0);
  });

  it('are retried when the server is busy, with one message id, and wait sealed', async () => {
    smtp.refuse(451);
    await add('Later');
    const waiting = await eventually(async () => {
      const rows = await dataSource.query(`SELECT uuid, sealed, attempts, due_at > now() AS waits FROM outgoing_mail`);
      expect(rows[0]?.waits).toBe(true);
      return rows[0];
    });
    assert.ok(!waiting.sealed.includes('the-secret-token') && !waiting.sealed.includes('ada@'));
    expect(arrived('Later').length).toBe(0);
    await dataSource.query(`UPDATE outgoing_mail SET created_at = now() - interval '1 hour'`);
    expect(Math.round((await oldestSeconds()) / 60)).toBe(60);
    await dataSource.query(`UPDATE outgoing_mail SET due_at = now()`);
    const [mail] = await eventually(() => {
      expect(arrived('Later').length).toBe(1);
      return arrived('Later');
    });
    await eventually(async () => expect(await oldestSeconds()).toBe(0));
    // Every attempt has the id of the row, so that a mail that arrives twice is shown once.
    expect(mail!.messageId).toBe(`<${waiting.uuid}@platform.localhost>`);
  });

  it('do not wait for one that another process is sending', async () => {
    smtp.refuse(451);
    await add('In hand');
    const rows = (condition: string) => dataSource.query(`SELECT FROM outgoing_mail WHERE ${condition}`);
    await eventually(async () => expect((await rows('attempts = 1')).length).toBe(1));
    await dataSource.query(`UPDATE outgoing_mail SET due_at = now() + interval '10 seconds'`);
    await dataSource.transaction(async (tx) => {
      await tx.query(`SELECT FROM outgoing_mail FOR UPDATE`);
      await eventually(async () => expect((await rows('due_at <= now()')).length).toBe(1));
      await add('Meanwhile');
      await eventually(() => expect(arrived('Meanwhile').length).toBe(1));
    });
    await eventually(() => expect(arrived('In hand').length).toBe(1));
  });

  it('are given up after a day', async () => {
    for (const hours of [23, 25]) {
      const subject = `Since ${hours} hours`;
      smtp.refuse(451);
      await add(subject);
      const waits = async (attempts: number) =>
        expect(await dataSource.query(`SELECT attempts FROM outgoing_mail WHERE due_at > now()`)).toStrictEqual([
          { attempts },
        ]);
      await eventually(() => waits(1));
      smtp.refuse(451);
      await dataSource.query(
        `UPDATE outgoing_mail SET due_at = now(), created_at = now() - make_interval(hours => $1)`,
        [hours],
      );
      if (hours === 25)
        await eventually(async () => expect(await dataSource.query(`SELECT FROM outgoing_mail`)).toStrictEqual([]));
      else {
        await eventually(() => waits(2));
        await dataSource.query(`UPDATE outgoing_mail SET due_at = now()`);
        await eventually(() => expect(arrived(subject).length).toBe(1));
        await eventually(async () => expect(await dataSource.query(`SELECT FROM outgoing_mail`)).toStrictEqual([]));
      }
    }
    expect(arrived('Since 25 hours').length).toBe(0);
  });

  it('stay when the server refuses the sender and not the recipient, as an operator may correct that', async () => {
    const logged = jest.spyOn(log, 'warn');
    smtp.refuse('554 5.7.1 <ada@example.org>: Relay access denied');
    await add('Not ours');
    await eventually(async () => {
      const [row] = await dataSource.query(`SELECT attempts, due_at > now() AS waits FROM outgoing_mail`);
      expect(row).toStrictEqual({ attempts: 1, waits: true });
    });
    // The answer repeats the address.
    const [facts] = await eventually(() => {
      expect(logged.mock.calls.length).toBe(1);
      return logged.mock.calls[0]!;
    });
    expect(facts).toMatchObject({ responseCode: 554 });
    expect(inspect(facts).includes('ada@')).toBeFalsy();
    await dataSource.query(`UPDATE outgoing_mail SET due_at = now()`);
    await eventually(() => expect(arrived('Not ours').length).toBe(1));
  });

  it('are given up when the server refuses them permanently', async () => {
    smtp.refuseRecipients('550 5.1.1 No such user');
    await add('Refused');
    await eventually(async () => expect(await dataSource.query(`SELECT FROM outgoing_mail`)).toStrictEqual([]));
    expect(arrived('Refused').length).toBe(0);
  });
});
