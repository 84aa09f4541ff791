import { Injectable } from '@nestjs/common';
import { constant, deleteInBatches, execute, part, Periodic, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { AccountMails } from '../../accounts/index.js';
import type { Domain } from '../../records/index.js';
import { LinksConfig } from '../../config.js';
import { lostMail } from './domain-mails.js';
import { dnsTargetsOf, DomainPointing } from './domain-pointing.js';

const checkEveryMs = 3_600_000;
const batchSize = 500;
const concurrency = 5;
const maxFailures = 3;
const isDue = part`state <> 'deleted' AND checked_at < now() - interval '1 day'`;

/**
 * Checks every day whether each domain still leads here. After three failures in a row it is pending, and its owner
 * gets a mail. Its links serve visitors who still arrive. One success makes it active again.
 */
@Injectable()
export class DomainRechecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly pointing: DomainPointing,
    private readonly mails: AccountMails,
    periodic: Periodic,
  ) {
    periodic.add('domain-rechecks', checkEveryMs, () => this.check());
    periodic.add('domain-tombstones', checkEveryMs, () => this.purge());
  }

  /** All that are due, unless DNS answers for none of so many: then the rest waits for the next hour. */
  async check(): Promise<void> {
    let looked: { due: number; answered: number };
    do looked = await this.checkSome();
    while (looked.due === batchSize && looked.answered > 0);
  }

  private async checkSome(): Promise<{ due: number; answered: number }> {
    const waiting = await rowsOf(
      this.dataSource,
      sql<Domain>`SELECT * FROM domain WHERE ${isDue} ORDER BY checked_at LIMIT ${constant(batchSize)}`,
    );
    const due = waiting.length;
    let answered = 0;
    const worker = async () => {
      for (let domain = waiting.shift(); domain; domain = waiting.shift())
        if (await this.checkOne(domain)) answered += 1;
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    return { due, answered };
  }

  /** A DNS that does not answer says nothing of the domain: the look counts neither way. Answers whether it did. */
  private async checkOne({ id, host }: Domain): Promise<boolean> {
    const isHere = await this.pointing.isHere(host).catch((err: unknown) => {
      if (err instanceof Problem) return null;
      throw err;
    });
    await this.dataSource.transaction(async (tx) => {
      // The state before: it is told once, by whoever turns it.
      const [before] = await rowsOf(tx, sql<Domain>`SELECT * FROM domain WHERE id = ${id} AND ${isDue} FOR UPDATE`);
      if (!before) return;
      const failures = isHere === null ? before.failures : isHere ? 0 : before.failures + 1;
      const state =
        isHere === null ? before.state : failures >= maxFailures ? 'pending' : isHere ? 'active' : before.state;
      await execute(
        tx,
        sql`UPDATE domain SET checked_at = now(), failures = ${failures}, state = ${state} WHERE id = ${id}`,
      );
      if (state === 'pending' && before.state === 'active')
        await this.mails.send(tx, before.account_id, (language) =>
          lostMail(language, host, dnsTargetsOf(this.config).cname),
        );
    });
    return isHere !== null;
  }

  /** Claims and holds that have run out, and domains that no tombstone refers to any more. */
  private async purge(): Promise<void> {
    const isLongOver = (column: string) => part`${constant(column)} < now() - interval '30 days'`;
    const isEmpty = part`state = 'deleted' AND NOT EXISTS (SELECT FROM link WHERE domain_id = domain.id)`;
    await deleteInBatches(this.dataSource, 'domain_hold', isLongOver('released_at'));
    await deleteInBatches(this.dataSource, 'domain_claim', isLongOver('created_at'));
    await deleteInBatches(this.dataSource, 'domain', isEmpty);
  }
}
