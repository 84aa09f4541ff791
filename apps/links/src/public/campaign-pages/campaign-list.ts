import { Injectable } from '@nestjs/common';
import { constant, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { originOf, shortUrl } from '../../addresses/index.js';
import { isEligible } from '../../lookup/index.js';

const perPage = 50;

/** A page of a campaign's public list. */
export interface CampaignListPage {
  name: string;
  page: number;
  pages: number;
  total: number;
  links: { title: string; description: string; address: string }[];
}

interface Row {
  title: string;
  description: string;
  url: string;
  alias: string;
  host: string | null;
  scheme: string | null;
}

@Injectable()
export class CampaignList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {}

  /**
   * Null alike for an unknown campaign, one of another account and one without access, so that nobody can tell them
   * apart.
   */
  async page(username: string, campaignId: number, page: number): Promise<CampaignListPage | null> {
    const [campaign] = await rowsOf(
      this.dataSource,
      sql<{ name: string; total: number }>`
        SELECT name, (
          SELECT count(*)::int FROM link LEFT JOIN link_use use ON use.link_id = link.id
          WHERE link.campaign_id = campaign.id AND ${isEligible}
        ) AS total
        FROM campaign JOIN account ON account.id = campaign.account_id
        WHERE campaign.id = ${campaignId}::bigint AND username = ${username} AND public`,
    );
    if (!campaign) return null;
    const rows = await rowsOf(
      this.dataSource,
      sql<Row>`
        SELECT link.title, link.description, link.url, link.alias, domain.host, domain.scheme
        FROM link LEFT JOIN link_use use ON use.link_id = link.id LEFT JOIN domain ON domain.id = link.domain_id
        WHERE link.campaign_id = ${campaignId} AND ${isEligible}
        ORDER BY link.created_at DESC, link.id DESC LIMIT ${constant(perPage)} OFFSET ${(page - 1) * perPage}`,
    );
    const links = rows.map(({ title, description, url, alias, ...domain }) => ({
      title: title || new URL(url).hostname,
      description,
      address: shortUrl(originOf(domain, this.config.LINKS_BASE_URL), alias),
    }));
    return { ...campaign, links, page, pages: Math.max(1, Math.ceil(campaign.total / perPage)) };
  }
}
