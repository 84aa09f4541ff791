import { Injectable } from '@nestjs/common';
import { isUuid, maybePage, mostInPlainList, type InvitationQuery, type InvitationStatus } from '@platform/contracts';
import { boundedCount, keyOfInstant, PlatformConfig, Problem } from '@platform/service-kit';
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
   * Lists invitations, newest first: all of them, or a page. Too many for a plain list give the first page, also when
   * no page was asked for.
   */
  async list({ organization_uuid }: Membership, query: InvitationQuery) {
    const filter = [organization_uuid, query.status ?? null];
    const filtered = filteredBy(query.status);
    return maybePage({
      query,
      read: ({ limit, offset, after }) =>
        this.dataSource.query<ListedInvitation[]>(
          // An index gives the page before anything is joined to it.
          `SELECT shown.*, ${keyOfInstant('shown.created_at')} AS cursor_at FROM (
             ${invitationView} JOIN (
               SELECT invitation.uuid FROM invitation
               WHERE ${filtered} AND ($5::timestamptz IS NULL
                 OR (invitation.created_at, invitation.uuid) < ($5::timestamptz, $6::uuid))
               ORDER BY invitation.created_at DESC, invitation.uuid DESC LIMIT $3 OFFSET $4
             ) page ON page.uuid = invitation.uuid
           ) shown ORDER BY shown.created_at DESC, shown.uuid DESC`,
          [...filter, limit, offset, ...(after ?? [null, null])],
        ),
      count: () =>
        boundedCount(
          this.dataSource.manager,
          `SELECT FROM invitation WHERE ${filtered} ORDER BY invitation.created_at DESC, invitation.uuid DESC`,
          filter,
        ),
      path: `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/invitations`,
      filters: { status: query.status },
      keysOf: ({ cursor_at, uuid }) => [cursor_at, uuid],
    });
  }

  async get({ organization_uuid }: Membership, uuid: string) {
    return { data: await this.find(organization_uuid, uuid) };
  }

  /** @throws Problem 404 `not_found`, also for an invitation of another organization */
  async find(organizationUuid: string, uuid: string, manager: EntityManager = this.dataSource.manager) {
    const [row] = isUuid(uuid)
      ? await manager.query<InvitationRow[]>(
          `${invitationView} WHERE invitation.organization_uuid = $1 AND invitation.uuid = $2`,
          [organizationUuid, uuid],
        )
      : [];
    if (!row) throw new Problem('not_found');
    return row;
  }

  /** Lists a person's pending invitations, by their confirmed address: claiming an address shows nothing. */
  async received(userUuid: string) {
    const data = await this.dataSource.query<unknown[]>(
      `SELECT shown.*,
         json_build_object(
           'uuid', organization.uuid, 'name', organization.name, 'slug', organization.slug) AS organization
       FROM (${invitationView}) shown
       JOIN person ON person.uuid = $1 AND person.email_verified AND lower(person.email) = shown.email
       JOIN organization ON organization.uuid = shown.organization_uuid AND organization.deleted_at IS NULL
       WHERE shown.status = 'pending' ORDER BY shown.created_at DESC, shown.uuid DESC LIMIT ${mostInPlainList}`,
      [userUuid],
    );
    return { data };
  }
}

export interface ListedInvitation extends InvitationRow {
  /** `created_at` as the key of a cursor. */
  cursor_at: string;
}

/** A condition on organization `$1` and status `$2` that the indexes by time, and by status and time, can serve. */
function filteredBy(status: InvitationStatus | undefined): string {
  const stored = status === 'expired' ? `invitation.status IN ('expired', 'pending')` : `invitation.status = $2`;
  return `invitation.organization_uuid = $1 AND ($2::text IS NULL OR (${stored} AND ${statusNow} = $2))`;
}
