import { Injectable } from '@nestjs/common';
import type { AbuseReport } from '@platform/contracts';
import { execute, Problem, RedisConnections, rowsOf, SharedWindow, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { keptNetworkOf } from '../../addresses/index.js';
import { type FoundItem, FoundItems } from '../../blocks/index.js';

const windowMs = 3_600_000;
const maxOfNetwork = 10;
const maxListed = 100;

/** All open reports of an address. */
interface OpenReports {
  address: string;
  reports: number;
  categories: string[];
  ids: number[];
  /** When it was reported first. */
  first: Date;
  details: string[];
  /** Where a link or a code goes. */
  leads_to: string | null;
  /** Of what has the address; null where nothing has it any more. */
  state: string | null;
}

/** What visitors report as harmful. Whoever reports stays unknown, unless they leave an address. */
@Injectable()
export class ReportsService {
  private readonly window: SharedWindow;

  constructor(
    private readonly dataSource: DataSource,
    redis: RedisConnections,
    private readonly found: FoundItems,
  ) {
    this.window = new SharedWindow(redis, windowMs);
  }

  /**
   * Another report of the same address adds only its words to the open one.
   *
   * @throws Problem 429 after ten reports of one network in an hour
   */
  async add({ address, category, details, email }: AbuseReport, from: string): Promise<void> {
    const { count } = await this.window.hit(`links:reports:${keptNetworkOf(from) ?? 'unknown'}`);
    if (count > maxOfNetwork) throw new Problem('rate_limit_exceeded');
    const item = await this.found.byAddress(this.dataSource.manager, address);
    const idOf = (kind: FoundItem['kind']) => (item?.kind === kind ? item.id : null);
    await execute(
      this.dataSource,
      sql`
        INSERT INTO abuse_report (address, link_id, bio_id, qr_id, category, details, email)
        VALUES (${address}, ${idOf('link')}, ${idOf('bio')}, ${idOf('qr')}, ${category}, ${details}, ${email})`,
    );
  }

  /** For the operator: open ones, by address, the most reported first. */
  async open() {
    const reports = await rowsOf(
      this.dataSource,
      sql<OpenReports>`
        SELECT abuse_report.address, count(*)::int AS reports,
          array_agg(DISTINCT category ORDER BY category) AS categories,
          array_agg(abuse_report.id ORDER BY abuse_report.id) AS ids, min(abuse_report.created_at) AS first,
          array_remove(array_agg(DISTINCT details), '') AS details,
          min(coalesce(link.url, qr.data->>'url')) AS leads_to,
          min(coalesce(
            link.state, bio.status,
            CASE WHEN qr.blocked_reason IS NOT NULL THEN 'blocked' WHEN qr.id IS NOT NULL THEN 'active' END
          )) AS state
        FROM abuse_report LEFT JOIN link ON link.id = link_id
        LEFT JOIN bio_page bio ON bio.id = bio_id LEFT JOIN qr ON qr.id = qr_id
        WHERE abuse_report.state = 'open' GROUP BY abuse_report.address ORDER BY reports DESC, first
        LIMIT ${maxListed}`,
    );
    return { reports };
  }

  /** Closes the open reports of an address that was found to be harmless. */
  async dismiss(address: string) {
    const dismissed = await execute(
      this.dataSource,
      sql`
        UPDATE abuse_report SET state = 'refused', decided_at = now()
        WHERE address = ${address} AND state = 'open'`,
    );
    if (dismissed === 0) throw new Problem('not_found', { message: 'There is no open report of this address.' });
    return { dismissed };
  }
}
