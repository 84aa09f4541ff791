import { Injectable } from '@nestjs/common';
import type { AddLink, UpdateLink } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { LinksConfig } from '../config.js';
import { LinkChanges } from '../redirects/link-changes.js';
import { customAlias, randomAlias, randomLength, type Alias } from './alias.js';
import { destination } from './destination.js';
import { Link } from './link.entity.js';
import { shortUrl } from './short-url.js';

const randomAttempts = 5;

/** Changes links. Every change is told to the caches that redirect (`LinkChanges`) before the answer leaves. */
@Injectable()
export class LinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly changes: LinkChanges,
  ) {}

  /** 400 for a destination or alias that breaks a rule, 409 for an alias that is taken. */
  async add(accountId: number, body: AddLink) {
    const { url } = destination(body.url, [this.config.LINKS_BASE_URL]);
    const chosen = body.custom ? customAlias(body.custom) : null;
    const text = { title: body.title ?? '', description: body.description ?? '' };
    const link = await this.dataSource.transaction(async (tx) => {
      const values = { account_id: accountId, url, ...text };
      const inserted = chosen ? await insertChosen(tx, values, chosen) : await insertRandom(tx, values);
      await this.changes.record(tx, inserted.alias_key, inserted.version);
      return inserted;
    });
    await this.changes.announce([link.alias_key]);
    return { error: 0, id: link.id, shorturl: shortUrl(this.config.LINKS_BASE_URL, link.alias) };
  }

  async update(accountId: number, id: number, body: UpdateLink) {
    const url = body.url === undefined ? undefined : destination(body.url, [this.config.LINKS_BASE_URL]).url;
    const chosen = body.custom ? customAlias(body.custom) : null;
    const { link, keys } = await this.dataSource
      .transaction(async (tx) => {
        const before = await lockLink(tx, accountId, id);
        const alias = chosen && chosen.alias !== before.alias ? chosen : null;
        const isMoving = alias !== null && alias.alias_key !== before.alias_key;
        if (alias) await makeFree(tx, accountId, alias);
        const after = await writeLink(tx, id, {
          url,
          alias,
          title: cleared(body.title),
          description: cleared(body.description),
        });
        const reserved = isMoving ? await leaveTombstone(tx, before) : null;
        for (const changed of reserved ? [after, reserved] : [after])
          await this.changes.record(tx, changed.alias_key, changed.version);
        return { link: after, keys: [after.alias_key, ...(reserved ? [reserved.alias_key] : [])] };
      })
      .catch((err: unknown) => {
        throw isTaken(err) ? new Problem('already_exists', { message: taken }) : err;
      });
    await this.changes.announce(keys);
    const short = shortUrl(this.config.LINKS_BASE_URL, link.alias);
    return { error: 0, id, short, shorturl: short };
  }

  /** The redirect stops at once; the row stays as a tombstone. */
  async remove(accountId: number, id: number) {
    const deleted = await this.dataSource.transaction(async (tx) => {
      const { alias_key } = await lockLink(tx, accountId, id);
      const [[row]] = await tx.query<[Versioned[], number]>(
        `UPDATE link SET state = 'deleted', deleted_at = now(), version = nextval('link_version') WHERE id = $1
         RETURNING alias_key, version`,
        [id],
      );
      await this.changes.record(tx, alias_key, row!.version);
      return row!;
    });
    await this.changes.announce([deleted.alias_key]);
    return { error: 0, message: 'The link has been deleted.' };
  }
}

type Versioned = Pick<Link, 'alias_key' | 'version'>;
type Inserted = Versioned & Pick<Link, 'id' | 'alias'>;
type NewLink = Pick<Link, 'account_id' | 'url' | 'title' | 'description'>;

const taken = 'This alias is taken.';

function isTaken(err: unknown): boolean {
  return err instanceof QueryFailedError && (err.driverError as { code?: string }).code === '23505';
}

/** undefined leaves the value, null and "" clear it. */
function cleared(text: string | null | undefined): string | null {
  return text === undefined ? null : (text ?? '');
}

async function insertChosen(tx: EntityManager, values: NewLink, alias: Alias): Promise<Inserted> {
  await releaseOwnTombstone(tx, values.account_id, alias.alias_key);
  const link = await insertLink(tx, values, alias, alias.alias);
  if (!link) throw new Problem('already_exists', { message: taken });
  return link;
}

async function insertRandom(tx: EntityManager, values: NewLink): Promise<Inserted> {
  for (let attempt = 0; attempt <= randomAttempts; attempt++) {
    const alias = randomAlias(attempt < randomAttempts ? randomLength : randomLength + 1);
    const link = await insertLink(tx, values, alias, alias.alias.toLowerCase());
    if (link) return link;
  }
  throw new Problem('unavailable');
}

/** The unique index decides between any number of parallel writers. `otherKey` must be free as well: no link may shadow another. */
async function insertLink(
  tx: EntityManager,
  values: NewLink,
  alias: Alias,
  otherKey: string,
): Promise<Inserted | undefined> {
  const [link] = await tx.query<Inserted[]>(
    `INSERT INTO link (account_id, url, title, description, alias, alias_key)
     SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (SELECT FROM link WHERE alias_key = $7)
     ON CONFLICT (alias_key, domain_id) DO NOTHING RETURNING id, alias, alias_key, version`,
    [values.account_id, values.url, values.title, values.description, alias.alias, alias.alias_key, otherKey],
  );
  return link;
}

async function lockLink(tx: EntityManager, accountId: number, id: number): Promise<Link> {
  const [link] = await tx.query<Link[]>(
    `SELECT * FROM link WHERE id = $1::bigint AND account_id = $2 AND state <> 'deleted' FOR UPDATE`,
    [id, accountId],
  );
  if (!link) throw new Problem('not_found');
  return link;
}

interface LinkUpdate {
  url: string | undefined;
  alias: Alias | null;
  title: string | null;
  description: string | null;
}

async function writeLink(tx: EntityManager, id: number, { url, alias, title, description }: LinkUpdate): Promise<Link> {
  const [[link]] = await tx.query<[Link[], number]>(
    `UPDATE link SET url = coalesce($2, url), alias = coalesce($3, alias), alias_key = coalesce($4, alias_key),
       title = coalesce($5, title), description = coalesce($6, description),
       updated_at = now(), version = nextval('link_version')
     WHERE id = $1 RETURNING *`,
    [id, url ?? null, alias?.alias ?? null, alias?.alias_key ?? null, title, description],
  );
  return link!;
}

/** The address that a link leaves stays reserved, as after a deletion. */
async function leaveTombstone(tx: EntityManager, left: Link): Promise<Versioned> {
  const [tombstone] = await tx.query<Versioned[]>(
    `INSERT INTO link (account_id, alias, alias_key, url, state, deleted_at) VALUES ($1, $2, $3, $4, 'deleted', now())
     RETURNING alias_key, version`,
    [left.account_id, left.alias, left.alias_key, left.url],
  );
  return tombstone!;
}

/** Who deleted a link may use its alias again; a colon is in no alias, so that the old key cannot be asked for. */
async function releaseOwnTombstone(tx: EntityManager, accountId: number, aliasKey: string): Promise<void> {
  await tx.query(
    `UPDATE link SET alias_key = 'released:' || id WHERE alias_key = $1 AND account_id = $2 AND state = 'deleted'`,
    [aliasKey, accountId],
  );
}

/** For a link that takes another alias: its key is left to the unique index, its spelling may not be a random link's. */
async function makeFree(tx: EntityManager, accountId: number, { alias, alias_key }: Alias): Promise<void> {
  await releaseOwnTombstone(tx, accountId, alias_key);
  const [other] = await tx.query<unknown[]>(`SELECT FROM link WHERE alias_key = $1 AND $1 <> $2`, [alias, alias_key]);
  if (other) throw new Problem('already_exists', { message: taken });
}
