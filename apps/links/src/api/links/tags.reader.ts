import { Injectable } from '@nestjs/common';
import { cutOf, pageOfLinks, type LinkTagsQuery } from '@platform/contracts';
import { countedOf, maxCounted, part, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';

/**
 * The tags of an account by alphabet, behind `after` if that is not null; the last row is null. From each one the
 * index leads to the next, past all links that carry it. It goes no further than is read of it.
 */
function tagsBehind(accountId: number, after: string | null) {
  return part`
    WITH RECURSIVE tags AS (
      (SELECT tag FROM link_tag
       WHERE account_id = ${accountId} AND (${after}::text IS NULL OR tag > ${after}) ORDER BY tag LIMIT 1)
      UNION ALL
      SELECT (SELECT tag FROM link_tag WHERE account_id = ${accountId} AND tag > tags.tag ORDER BY tag LIMIT 1)
      FROM tags WHERE tags.tag IS NOT NULL
    )`;
}

/** Reads what the links of an account are tagged with. A link that is deleted loses its tags at once. */
@Injectable()
export class TagsReader {
  constructor(private readonly dataSource: DataSource) {}

  async list(accountId: number, query: LinkTagsQuery) {
    const { limit, offset, after: [after] = [null] } = cutOf(query, query.limit);
    const [[counted], rows] = await Promise.all([
      rowsOf(
        this.dataSource,
        sql<{ found: number }>`
          ${tagsBehind(accountId, null)}
          SELECT count(*)::int AS found FROM (
            SELECT FROM tags WHERE tag IS NOT NULL LIMIT ${maxCounted}) counted`,
      ),
      rowsOf(
        this.dataSource,
        sql<{ tag: string; links: number }>`
          ${tagsBehind(accountId, after)},
          page AS MATERIALIZED (SELECT tag FROM tags WHERE tag IS NOT NULL LIMIT ${limit} OFFSET ${offset})
          SELECT tag,
            (SELECT count(*)::int FROM link_tag WHERE account_id = ${accountId} AND link_tag.tag = page.tag) AS links
          FROM page ORDER BY tag`,
      ),
    ]);
    return pageOfLinks('tags', rows, countedOf(counted!.found), query, {
      keysOf: ({ tag }) => [tag],
      recordOf: (row) => row,
    });
  }
}
