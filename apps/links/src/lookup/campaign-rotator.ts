import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { constant, log, rowsOf, sql } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { addressKey } from '../addresses/index.js';
import { isEligible } from './eligible-links.js';

const freshMs = 1_000;
const maxRotators = 5_000;
const maxLinks = 10_000;

export interface RotatedLink {
  id: number;
  key: string;
  /** Of its branded domain; null on the platform's own host. */
  origin: string | null;
}

/** A campaign with access and the links that its rotator chooses from. */
export interface Rotation {
  id: number;
  isSticky: boolean;
  links: RotatedLink[];
}

interface Row {
  id: number;
  sticky: boolean;
  links: { id: number; alias_key: string; domain_id: number | null; origin: string | null }[] | null;
}

/** Chooses links of a campaign. The set that it chooses from is at most a second old. */
@Injectable()
export class CampaignRotator {
  private readonly rotations: LRUCache<string, { rotation: Rotation | null }>;

  constructor(private readonly dataSource: DataSource) {
    this.rotations = new LRUCache({
      max: maxRotators,
      ttl: freshMs,
      // One question at a time for each slug.
      fetchMethod: async (slug: string) => ({ rotation: await this.read(slug) }),
    });
  }

  /** Null for a slug of no campaign, or of one without access. */
  async of(slug: string): Promise<Rotation | null> {
    return (await this.rotations.fetch(slug))?.rotation ?? null;
  }

  /**
   * Chooses uniformly at random, or `wanted` where the campaign is sticky and still has it.
   *
   * @param wanted the link that this visitor had before
   * @returns null when there is no link
   */
  choose({ links, isSticky }: Rotation, wanted: number | null): RotatedLink | null {
    const before = isSticky && wanted !== null ? links.find(({ id }) => id === wanted) : undefined;
    return before ?? (links.length ? links[randomInt(links.length)]! : null);
  }

  /** Removes a link that turned out to lead nowhere since the set was read. */
  leaveOut(rotation: Rotation, { id }: RotatedLink): void {
    rotation.links = rotation.links.filter((link) => link.id !== id);
  }

  /** The campaign that a link is in now; null where it is in none, or nobody can say. */
  async campaignOf(linkId: number): Promise<number | null> {
    try {
      const [link] = await rowsOf(
        this.dataSource,
        sql<{ campaign_id: number | null }>`SELECT campaign_id FROM link WHERE id = ${linkId}`,
      );
      return link?.campaign_id ?? null;
    } catch (err) {
      log.warn({ err }, 'campaign: a click of a link cannot be counted for its campaign');
      return null;
    }
  }

  private async read(slug: string): Promise<Rotation | null> {
    const [row] = await rowsOf(
      this.dataSource,
      sql<Row>`
        SELECT campaign.id, campaign.sticky, (
          SELECT json_agg(
            json_build_object('id', id, 'alias_key', alias_key, 'domain_id', domain_id, 'origin', origin)
          ) FROM (
            SELECT link.id, link.alias_key, link.domain_id, domain.scheme || '://' || domain.host AS origin
            FROM link LEFT JOIN link_use use ON use.link_id = link.id LEFT JOIN domain ON domain.id = link.domain_id
            WHERE link.campaign_id = campaign.id AND ${isEligible}
            ORDER BY link.created_at DESC, link.id DESC LIMIT ${constant(maxLinks)}
          ) eligible
        ) AS links
        FROM campaign WHERE slug = ${slug} AND public`,
    );
    if (!row) return null;
    const { id, sticky, links } = row;
    return {
      id,
      isSticky: sticky,
      links: (links ?? []).map(({ id, origin, domain_id, alias_key }) => ({
        id,
        origin,
        key: addressKey(domain_id, alias_key),
      })),
    };
  }
}
