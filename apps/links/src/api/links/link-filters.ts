import type { LinksQuery, linkStates } from '@platform/contracts';
import { part, type SqlPart } from '@platform/service-kit';
import { isActive, isOver, textWith } from '../../records/index.js';

export type LinkListQuery = Omit<LinksQuery, 'short'> & {
  /** Archived links are left out, unless the query asks for them. */
  hidesArchived?: boolean;
};

type LinkState = (typeof linkStates)[number];

/** As the index `link_words` has it. */
const searched = part`
  (link.alias || ' ' || link.url || ' ' || link.title || ' ' || link.description || ' ' || link.note)`;

/** Whether only some of the links of the account are listed. */
export function isNarrowed({ q, tag, campaign, channel, domain, state }: LinkListQuery): boolean {
  return Boolean(q || tag || campaign || channel || domain || state);
}

export function linkFilters(accountId: number, query: LinkListQuery): SqlPart {
  const { q, tag, campaign, channel, domain } = query;
  const state = query.state === 'archived' ? undefined : query.state;
  const isTagged = part`link.id IN (SELECT link_id FROM link_tag WHERE account_id = ${accountId} AND tag = ${tag})`;
  const isInChannel = part`
    link.id IN (SELECT item_id FROM channel_item WHERE type = 'links' AND channel_id = ${channel ?? null})`;
  return part`
    ${q ? part`AND ${searched} ILIKE ${textWith(q)}` : part``}
    ${tag ? part`AND ${isTagged}` : part``}
    ${campaign ? part`AND link.campaign_id = ${campaign}` : part``}
    ${domain ? part`AND link.domain_id = ${domain}` : part``}
    ${channel ? part`AND ${isInChannel}` : part``}
    ${archivedOrNot(query)}
    AND (${state ?? null}::text IS NULL OR ${isIn(state)})`;
}

/** Archived links are apart: alone, left out, or among the others. */
function archivedOrNot({ state, hidesArchived }: LinkListQuery): SqlPart {
  if (state === 'archived') return part`AND ${isArchived}`;
  return hidesArchived ? part`AND link.archived_at IS NULL` : part``;
}

/** As the index `link_archived` has it. */
export const isArchived = part`(link.archived_at IS NOT NULL AND link.state <> 'deleted')`;

/** As the index `link_timed` has it, so that few of many links are looked at. */
const isTimed = part`
  (link.starts_at IS NOT NULL OR link.expires_at IS NOT NULL OR link.click_limit IS NOT NULL)`;

/** By what `linkRecord` calls the state of a link. Postgres plans for the one that is asked for. */
const isIn = (state: LinkState | undefined): SqlPart => part`
  CASE ${state ?? null}::text
    WHEN 'active' THEN ${isActive}
    WHEN 'scheduled' THEN link.state = 'active' AND ${isTimed} AND NOT ${isOver} AND link.starts_at > now()
    WHEN 'expired' THEN link.state = 'active' AND ${isTimed} AND ${isOver}
    WHEN 'disabled' THEN link.state IN ('disabled', 'blocked') AND link.state = 'disabled'
    WHEN 'blocked' THEN link.state IN ('disabled', 'blocked') AND link.state = 'blocked'
  END`;
