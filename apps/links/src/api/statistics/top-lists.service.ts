import { Injectable } from '@nestjs/common';
import type { StatisticsQuery } from '@platform/contracts';
import { rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { originOf, shortUrl } from '../../addresses/index.js';
import { LinksConfig } from '../../config.js';
import { ClickStatistics, type LinkClicks } from './click-statistics.js';
import { linksRolledUp } from './rolled-up.js';
import type { Scope } from './scope.js';

interface LinkTop extends LinkClicks {
  title: string;
  alias: string;
  host: string | null;
  scheme: string | null;
}

interface CampaignTop extends LinkClicks {
  name: string;
}

/** Which links and campaigns of an account have the most clicks of people in a span. */
@Injectable()
export class TopListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly clicks: ClickStatistics,
  ) {}

  /** Only those lists that are asked for. */
  async of(accountId: number, scope: Scope, query: StatisticsQuery) {
    if (query.topLinks === undefined && query.topCampaigns === undefined) return {};
    const counted = await (this.clicks.isNeeded(query)
      ? this.clicks.links(accountId, scope, query)
      : linksRolledUp(this.dataSource, accountId, scope, query));
    return {
      ...(query.topLinks && { topLinks: await this.links(accountId, counted, query.topLinks) }),
      ...(query.topCampaigns && { topCampaigns: await this.campaigns(accountId, counted, query.topCampaigns) }),
    };
  }

  private async links(accountId: number, counted: LinkClicks[], most: number) {
    const rows = await rowsOf(
      this.dataSource,
      sql<LinkTop>`
        SELECT link.id, clicks, coalesce(nullif(title, ''), url) AS title, alias, host, scheme
        FROM unnest(${counted.map(({ id }) => id)}::int[], ${counted.map(({ clicks }) => clicks)}::float8[])
          AS counted (id, clicks)
        JOIN link ON link.id = counted.id AND link.account_id = ${accountId} AND state <> 'deleted'
        LEFT JOIN domain ON domain.id = link.domain_id
        ORDER BY clicks DESC, link.id DESC LIMIT ${most}`,
    );
    return rows.map(({ id, title, clicks, alias, ...row }) => {
      const shorturl = shortUrl(originOf(row, this.config.LINKS_BASE_URL), alias);
      return { id, title, shorturl, clicks };
    });
  }

  private campaigns(accountId: number, counted: LinkClicks[], most: number): Promise<CampaignTop[]> {
    return rowsOf(
      this.dataSource,
      sql<CampaignTop>`
        SELECT campaign.id, name, sum(clicks)::float8 AS clicks
        FROM unnest(${counted.map(({ id }) => id)}::int[], ${counted.map(({ clicks }) => clicks)}::float8[])
          AS counted (id, clicks)
        JOIN link ON link.id = counted.id AND link.account_id = ${accountId} AND state <> 'deleted'
        JOIN campaign ON campaign.id = link.campaign_id AND campaign.account_id = ${accountId}
        GROUP BY campaign.id ORDER BY clicks DESC, campaign.id DESC LIMIT ${most}`,
    );
  }
}
