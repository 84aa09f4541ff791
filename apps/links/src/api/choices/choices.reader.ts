import { Injectable } from '@nestjs/common';
import type { LinkChoices } from '@platform/contracts';
import { part, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';

const named = part`json_build_object('id', id, 'name', name)`;
/** The newest first. */
const byAge = part`coalesce(json_agg(${named} ORDER BY id DESC), '[]')`;

/** Names for forms. An account has few of each kind (`requireRoom`), so that they are read in one go. */
@Injectable()
export class ChoicesReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {}

  async of(accountId: number) {
    const [choices] = await rowsOf(
      this.dataSource,
      sql<Omit<LinkChoices, 'platform_domain'>>`
        SELECT
          (SELECT coalesce(json_agg(json_build_object('id', id, 'domain', scheme || '://' || host)
             ORDER BY id DESC), '[]')
           FROM domain WHERE account_id = ${accountId} AND state <> 'deleted') AS domains,
          (SELECT ${byAge} FROM campaign WHERE account_id = ${accountId}) AS campaigns,
          (SELECT coalesce(json_agg(${named} ORDER BY starred DESC, id DESC), '[]')
           FROM channel WHERE account_id = ${accountId}) AS channels,
          (SELECT ${byAge} FROM overlay WHERE account_id = ${accountId}) AS overlays,
          (SELECT ${byAge} FROM splash WHERE account_id = ${accountId}) AS splash_pages,
          (SELECT coalesce(json_agg(${named} ORDER BY lower(name), id), '[]')
           FROM utm_template WHERE account_id = ${accountId}) AS utm_templates,
          (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'type', type) ORDER BY id DESC), '[]')
           FROM pixel WHERE account_id = ${accountId}) AS pixels`,
    );
    return { error: 0, data: { platform_domain: new URL(this.config.LINKS_BASE_URL).origin, ...choices! } };
  }
}
