import { Injectable } from '@nestjs/common';
import {
  isUuid,
  maybePage,
  maxInPlainList,
  type InstantKeys,
  type InvitationQuery,
  type InvitationStatus,
  type TextKeys,
} from '@platform/contracts';
import {
  boundedCount,
  constant,
  keyOfInstant,
  part,
  PlatformConfig,
  Problem,
  rowsOf,
  sql,
  textWith,
  type SqlPart,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Membership } from '../access/index.js';
import { invitationView, statusNow, type InvitationRow } from './invitation-view.js';

/** Reads invitations. No answer holds a token, which is in the mail only. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: PlatformConfig,
  ) {}

  /**
   * Lists invitations: all of them, or a page. Too many for a plain list give the first page, also when no page was
   * asked for.
   */
  async list({ organization_uuid }: Membership, query: InvitationQuery) {
    const { status, q, sort } = query;
    const matches = filteredBy(organization_uuid, query);
    return maybePage({
      query,
      read: ({ limit, offset, after }) =>
        // An index gives the page before anything is joined to it.
        rowsOf(
          this.dataSource,
          sql<ListedInvitation>`
            SELECT invitation.*, ${constant(keyOfInstant('invitation.created_at'))} AS cursor_at FROM (
              ${invitationView} JOIN (
                SELECT invitation.uuid FROM invitation WHERE ${matches} AND ${isBehind(sort, after)}
                ORDER BY ${orderOf(sort)} LIMIT ${limit} OFFSET ${offset}
              ) page ON page.uuid = invitation.uuid
            ) invitation ORDER BY ${orderOf(sort)}`,
        ),
      count: () =>
        boundedCount(
          this.dataSource,
          part`SELECT FROM invitation WHERE ${matches} ORDER BY invitation.created_at DESC, invitation.uuid DESC`,
        ),
      path: `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/invitations`,
      filters: { status, q, sort: sort === '-created_at' ? undefined : sort },
      keysOf: ({ cursor_at, email, uuid }) =>
        sort.endsWith('email') ? ['text', email.slice(0, maxKey), uuid] : [cursor_at, uuid],
    });
  }

  async get({ organization_uuid }: Membership, uuid: string) {
    return { data: await this.find(organization_uuid, uuid) };
  }

  /** @throws Problem 404 `not_found`, also for an invitation of another organization */
  async find(organizationUuid: string, uuid: string, manager: EntityManager = this.dataSource.manager) {
    const [row] = isUuid(uuid)
      ? await rowsOf(
          manager,
          sql<InvitationRow>`
            ${invitationView} WHERE invitation.organization_uuid = ${organizationUuid} AND invitation.uuid = ${uuid}`,
        )
      : [];
    if (!row) throw new Problem('not_found');
    return row;
  }

  /** Lists a person's pending invitations, by their confirmed address: claiming an address shows nothing. */
  async received(userUuid: string) {
    const data = await rowsOf(
      this.dataSource,
      sql`
        SELECT shown.*,
          json_build_object(
            'uuid', organization.uuid, 'name', organization.name, 'slug', organization.slug) AS organization
        FROM (${invitationView}) shown
        JOIN person ON person.uuid = ${userUuid} AND person.email_verified AND lower(person.email) = shown.email
        JOIN organization ON organization.uuid = shown.organization_uuid AND organization.deleted_at IS NULL
        WHERE shown.status = 'pending'
        ORDER BY shown.created_at DESC, shown.uuid DESC LIMIT ${constant(maxInPlainList)}`,
    );
    return { data };
  }
}

export interface ListedInvitation extends InvitationRow {
  /** `created_at` as the key of a cursor. */
  cursor_at: string;
}

/** Addresses may have other letters than such that one byte holds: this fits into a cursor in any case. */
const maxKey = 60;
const addressKey = part`left(invitation.email, ${constant(maxKey)})`;

function orderOf(sort: InvitationQuery['sort']): SqlPart {
  if (sort === 'email') return part`${addressKey}, invitation.uuid`;
  if (sort === '-email') return part`${addressKey} DESC, invitation.uuid DESC`;
  if (sort === 'created_at') return part`invitation.created_at, invitation.uuid`;
  return part`invitation.created_at DESC, invitation.uuid DESC`;
}

function isBehind(sort: InvitationQuery['sort'], after: InstantKeys | TextKeys | undefined): SqlPart {
  if (after === undefined) return part`true`;
  const [key, uuid] = after.length === 3 ? [after[1], after[2]] : after;
  if (sort === 'email') return part`(${addressKey}, invitation.uuid) > (${key}, ${uuid}::uuid)`;
  if (sort === '-email') return part`(${addressKey}, invitation.uuid) < (${key}, ${uuid}::uuid)`;
  if (sort === 'created_at')
    return part`(invitation.created_at, invitation.uuid) > (${key}::timestamptz, ${uuid}::uuid)`;
  return part`(invitation.created_at, invitation.uuid) < (${key}::timestamptz, ${uuid}::uuid)`;
}

/** A condition that the indexes by time, and by status and time, serve. */
function filteredBy(organizationUuid: string, { status, q }: Pick<InvitationQuery, 'status' | 'q'>): SqlPart {
  return part`invitation.organization_uuid = ${organizationUuid}
    ${q ? part`AND invitation.email ILIKE ${textWith(q)}` : part``} ${status ? ofStatus(status) : part``}`;
}

function ofStatus(status: InvitationStatus): SqlPart {
  const stored = status === 'expired' ? part`IN ('expired', 'pending')` : part`= ${status}`;
  return part`AND invitation.status ${stored} AND ${statusNow} = ${status}`;
}
