import { Injectable } from '@nestjs/common';
import { cutOf, pageOfLinks, type LinkTagsQuery } from '@platform/contracts';
import { countedOf, maxCounted } from '@platform/service-kit';
import { DataSource } from 'typeorm';

/**
 * SQL for the tags of an account by alphabet, behind `$2` where that is not null; the last row is null. From each one
 * the index leads to the next, past all links that carry it; it goes no further than is read of it.
 */
const known = `
  WITH RECURSIVE known AS (
    (SELECT tag FROM link_tag WHERE account_id = $1 AND ($2::text IS NULL OR tag > $2) ORDER BY tag LIMIT 1)
    UNION ALL
    SELECT (SELECT tag FROM link_tag WHERE account_id = $1 AND tag > known.tag ORDER BY tag LIMIT 1)
    FROM known WHERE known.tag IS NOT NULL
  )`;

/** Reads what the links of an account are tagged with. A link that is deleted loses its tags at once. */
@Injectable()
export class TagsReader {
  constructor(private readonly dataSource: DataSource) {}

  async list(accountId: number, query: LinkTagsQuery) {
    const { limit, offset, after = [null] } = cutOf(query, query.limit);
    const [[counted], rows] = await Promise.all([
      this.dataSource.query<{ found: number }[]>(
        `${known} SELECT count(*)::int AS found FROM (SELECT FROM known WHERE tag IS NOT NULL LIMIT $3) counted`,
        [accountId, null, maxCounted],
      ),
      this.dataSource.query<{ tag: string; links: number }[]>(
        `${known}, page AS MATERIALIZED (SELECT tag FROM known WHERE tag IS NOT NULL LIMIT $3 OFFSET $4)
         SELECT tag, (SELECT count(*)::int FROM link_tag WHERE account_id = $1 AND link_tag.tag = page.tag) AS links
         FROM page ORDER BY tag`,
        [accountId, ...after, limit, offset],
      ),
    ]);
    return pageOfLinks('tags', rows, countedOf(counted!.found), query, {
      keysOf: ({ tag }) => [tag],
      recordOf: (row) => row,
    });
  }
}
