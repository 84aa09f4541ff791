import { Injectable } from '@nestjs/common';
import {
  cutOf,
  keysById,
  linkDateTime,
  pageOfLinks,
  type AddCampaign,
  type NamedPageQuery,
  type UpdateCampaign,
} from '@platform/contracts';
import {
  boundedCount,
  execute,
  isUniqueViolation,
  part,
  Problem,
  rowsOf,
  sql,
  type SqlPart,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { holdName, noSuch, takeName } from '../links/index.js';
import { Campaign, textWith } from '../../records/index.js';
import { LinksConfig } from '../../config.js';

const limit: Limit = { table: 'campaign', max: 1_000, name: 'campaigns' };
const maxNumbers = 1_000;

/** With what its addresses are made of. */
type CampaignRow = Campaign & { username: string };

@Injectable()
export class CampaignsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {}

  async list(accountId: number, query: NamedPageQuery) {
    const { limit, offset, after: [before] = [null] } = cutOf(query, query.limit);
    const which = part`
      campaign.account_id = ${accountId} ${query.q ? part`AND name ILIKE ${textWith(query.q)}` : part``}`;
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, part`SELECT FROM campaign WHERE ${which}`),
      rowsOf(
        this.dataSource,
        sql<CampaignRow>`
          ${selectCampaign}
          WHERE ${which} AND (${before}::int IS NULL OR campaign.id < ${before})
          ORDER BY campaign.id DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
    ]);
    return pageOfLinks('campaigns', rows, counted, query, { keysOf: keysById, recordOf: (row) => this.view(row) });
  }

  async get(accountId: number, id: number) {
    const campaign = await findCampaign(this.dataSource.manager, accountId, id);
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ links: number; clicks: number }>`
        SELECT (SELECT count(*)::int FROM link WHERE campaign_id = ${id} AND state <> 'deleted') AS links,
          coalesce((SELECT clicks::float8 FROM item_counter WHERE kind = 'campaign' AND item_id = ${id}), 0) AS clicks`,
    );
    const { slug, sticky, created_at } = campaign;
    return { error: 0, details: { ...this.view(campaign), ...row!, slug, sticky, date: created_at } };
  }

  /**
   * The indexes decide between parallel requests.
   *
   * @throws Problem 409 for a name that the account has, or a slug that anybody has
   */
  async add(accountId: number, body: AddCampaign) {
    const { slug = null, public: isPublic = false, sticky = false } = body;
    const id = await this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, accountId, limit);
      const made = await this.insert(tx, accountId, body.name, { slug, isPublic, sticky });
      await this.moveSlug(tx, accountId, null, slug);
      return made;
    });
    return this.saved(accountId, id);
  }

  /** Without access there is no rotator either. */
  async update(accountId: number, id: number, body: UpdateCampaign) {
    const { name, slug, public: isPublic, sticky } = body;
    await this.dataSource.transaction(async (tx) => {
      const before = await findCampaign(tx, accountId, id, part`FOR UPDATE OF campaign`);
      await execute(
        tx,
        sql`
          UPDATE campaign SET name = ${name}, slug = CASE WHEN ${slug !== undefined} THEN ${slug ?? null} ELSE slug END,
            public = coalesce(${isPublic ?? null}, public), sticky = coalesce(${sticky ?? null}, sticky),
            updated_at = now()
          WHERE id = ${id} AND account_id = ${accountId}`,
      ).catch((err: unknown) => {
        throw takenBy(err);
      });
      if (slug !== undefined) await this.moveSlug(tx, accountId, before.slug, slug);
    });
    return this.saved(accountId, id);
  }

  /** Its links stay. */
  async remove(accountId: number, id: number) {
    await this.dataSource.transaction(async (tx) => {
      const { slug } = await findCampaign(tx, accountId, id, part`FOR UPDATE OF campaign`);
      await this.moveSlug(tx, accountId, slug, null);
      await tx.delete(Campaign, { id, account_id: accountId });
    });
    return { error: 0, message: 'The campaign has been deleted. Its links stay.' };
  }

  /** A link is in one campaign at most: assigning moves it. 404 for a campaign or a link that is not the caller's. */
  async assign(accountId: number, campaignId: number, linkId: number) {
    await this.setCampaign(accountId, campaignId, linkId, part`${campaignId}`);
    return { error: 0, message: 'The link has been assigned to the campaign.' };
  }

  /** A link that is in another campaign stays there. */
  async unassign(accountId: number, campaignId: number, linkId: number) {
    await this.setCampaign(accountId, campaignId, linkId, part`nullif(campaign_id, ${campaignId})`);
    return { error: 0, message: 'The link has been unassigned from the campaign.' };
  }

  /** What is printed somewhere leads to no stranger at once: a slug that is left is held for its account. */
  private async moveSlug(tx: EntityManager, accountId: number, from: string | null, to: string | null): Promise<void> {
    if (from === to) return;
    if (to !== null && !(await takeName(tx, 'campaign', to, accountId))) throw slugTaken();
    if (from !== null) await holdName(tx, { kind: 'campaign', name: from, accountId });
  }

  private async setCampaign(accountId: number, campaignId: number, linkId: number, next: SqlPart): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await findCampaign(tx, accountId, campaignId, part`FOR KEY SHARE OF campaign`);
      const changed = await execute(
        tx,
        sql`
          UPDATE link SET campaign_id = ${next}
          WHERE id = ${linkId} AND account_id = ${accountId} AND state <> 'deleted'`,
      );
      if (!changed) throw noSuch('link');
    });
  }

  /** A name that nobody has chosen never fails: where the minute's is taken it gets a number. */
  private async insert(
    tx: EntityManager,
    accountId: number,
    chosen: string | undefined,
    { slug, isPublic, sticky }: { slug: string | null; isPublic: boolean; sticky: boolean },
  ) {
    const minute = `Campaign ${linkDateTime(new Date()).slice(0, 16)}`;
    for (let number = 1; number <= maxNumbers; number++) {
      const name = chosen ?? (number === 1 ? minute : `${minute} (${number})`);
      const [inserted] = await rowsOf(
        tx,
        sql<{ id: number }>`
          INSERT INTO campaign (account_id, name, slug, public, sticky)
          VALUES (${accountId}, ${name}, ${slug}, ${isPublic}, ${sticky})
          ON CONFLICT (account_id, lower(name)) DO NOTHING RETURNING id`,
      ).catch((err: unknown) => {
        throw takenBy(err);
      });
      if (inserted) return inserted.id;
      if (chosen !== undefined) throw nameTaken();
    }
    throw new Problem('unavailable');
  }

  private async saved(accountId: number, id: number) {
    return { error: 0, ...this.view(await findCampaign(this.dataSource.manager, accountId, id)) };
  }

  private view({ id, name, slug, public: isPublic, username }: CampaignRow) {
    const base = this.config.LINKS_BASE_URL;
    const rotator = isPublic && slug !== null ? `${base}/r/${slug}` : false;
    return { id, name, domain: name, public: isPublic, rotator, list: `${base}/u/${username}/c-${id}` };
  }
}

const selectCampaign = part`
  SELECT campaign.*, username FROM campaign JOIN account ON account.id = campaign.account_id`;

async function findCampaign(
  manager: EntityManager,
  accountId: number,
  id: number,
  lock: SqlPart = part``,
): Promise<CampaignRow> {
  const [campaign] = await rowsOf(
    manager,
    sql<CampaignRow>`${selectCampaign} WHERE campaign.id = ${id} AND campaign.account_id = ${accountId} ${lock}`,
  );
  if (!campaign) throw new Problem('not_found');
  return campaign;
}

function takenBy(err: unknown): unknown {
  if (!isUniqueViolation(err)) return err;
  return err.constraint === 'campaign_name' ? nameTaken() : slugTaken();
}

function slugTaken(): Problem {
  return taken('slug', 'This slug is taken.');
}

function nameTaken(): Problem {
  return taken('name', 'You have a campaign of this name already.');
}

/** With the field, as a 400 names it. */
function taken(field: 'name' | 'slug', message: string): Problem {
  return new Problem('already_exists', { message, fields: { errors: { [field]: [message] } } });
}
