import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as newUuid } from 'uuid';
import { Drain } from '../postgres/drain.js';
import { log } from '../telemetry/logger.js';
import { gauge } from '../telemetry/metrics.js';
import { PostgresListener } from '../postgres/postgres-listener.js';
import { Sealing } from '../sealing/sealing.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { Workers, type Worker } from '../service/workers.js';
import type { MailMessage } from './mail-message.js';
import { Mailer } from './mailer.js';
import { isRefusedForGood } from './smtp-answer.js';
import { execute, rowsOf } from '../postgres/run-sql.js';
import { constant, sql } from '../postgres/sql.js';

interface DueMail {
  uuid: string;
  sealed: string;
  attempts: number;
  created_at: Date;
}

const purpose = 'outgoing mail';
const batchSize = 10;
const backstopMs = 2_000;
const giveUpAfterMs = 24 * 3_600_000;

/**
 * Mails that are part of a change: written with it in one transaction, sealed, as they hold tokens and addresses, sent
 * after the commit and forgotten when the server has taken them. A mail that cannot be sent is tried for a day.
 */
@Injectable()
export class MailOutbox implements Worker {
  readonly name = 'mail';
  private readonly channel: string;
  private readonly drain: Drain;

  constructor(
    @Inject(SERVICE) service: ServiceDefinition,
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    private readonly mailer: Mailer,
    listener: PostgresListener,
    workers: Workers,
  ) {
    this.channel = `mail_${service.name}`;
    this.drain = new Drain(listener, {
      channel: this.channel,
      everyMs: backstopMs,
      work: () => this.sendDue(),
      failed: 'mail: nothing sent, will try again',
    });
    workers.add(this);
    gauge('mail_oldest_seconds', 'Age of the oldest mail that is not sent yet', () => this.oldestSeconds());
    gauge('mail_pending', 'Mails that are not sent yet', () => this.pending());
  }

  async add(tx: EntityManager, to: string, message: MailMessage): Promise<void> {
    await execute(
      tx,
      sql`
        WITH mail AS (INSERT INTO outgoing_mail (uuid, sealed)
        VALUES (${newUuid()}, ${this.sealing.seal(JSON.stringify({ to, ...message }), purpose)}))
        SELECT pg_notify(${this.channel}, '')`,
    );
  }

  start(): Promise<void> {
    return this.drain.start();
  }

  stop(): Promise<void> {
    return this.drain.stop();
  }

  private async sendDue(): Promise<boolean> {
    const due = await this.claim();
    await Promise.all(due.map((mail) => this.send(mail)));
    return due.length === batchSize;
  }

  /** Claims by moving `due_at` on (30 s, doubling up to an hour): a crash after this statement only delays the mail. */
  private async claim(): Promise<DueMail[]> {
    const rows = await rowsOf(
      this.dataSource,
      sql<DueMail>`
        UPDATE outgoing_mail SET attempts = attempts + 1,
          due_at = now() + make_interval(secs => least(3600, 30 * 2 ^ least(attempts, 10)))
        WHERE uuid IN (SELECT uuid FROM outgoing_mail WHERE due_at <= now() ORDER BY due_at LIMIT ${constant(batchSize)}
                       FOR UPDATE SKIP LOCKED)
        RETURNING uuid, sealed, attempts, created_at`,
    );
    return rows;
  }

  /** The message id is the same for every try, so that a mail that was sent twice shows once. */
  private async send({ uuid, sealed, attempts, created_at }: DueMail): Promise<void> {
    try {
      const mail = JSON.parse(this.sealing.open(sealed, purpose)) as MailMessage & { to: string };
      await this.mailer.send({ ...mail, messageId: `<${uuid}@${this.mailer.domain}>` });
    } catch (err) {
      const isFinal = Date.now() - created_at.getTime() > giveUpAfterMs || isRefusedForGood(err);
      // Not what the server says: it repeats the address.
      const { code, command, responseCode } = err as { code?: string; command?: string; responseCode?: number };
      const facts = { mail: uuid, attempts, ...(responseCode ? { code, command, responseCode } : { err }) };
      log[isFinal ? 'error' : 'warn'](facts, isFinal ? 'mail: given up' : 'mail: not sent');
      if (!isFinal) return;
    }
    await execute(this.dataSource, sql`DELETE FROM outgoing_mail WHERE uuid = ${uuid}`);
  }

  private async pending(): Promise<number> {
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ mails: number }>`SELECT count(*)::int AS mails FROM outgoing_mail`,
    );
    return row?.mails ?? 0;
  }

  private async oldestSeconds(): Promise<number> {
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ seconds: string | null }>`
        SELECT extract(epoch FROM now() - min(created_at)) AS seconds FROM outgoing_mail`,
    );
    return Number(row?.seconds ?? 0);
  }
}
