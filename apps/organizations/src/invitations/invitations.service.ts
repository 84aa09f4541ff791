import { Injectable } from '@nestjs/common';
import { isUuid, maybePage, mostInPlainList, type InvitationQuery } from '@platform/contracts';
import { PlatformConfig, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Membership } from '../members/membership.guard.js';
import { invitationView, statusNow, type InvitationRow } from './invitation-view.js';

/** Reads invitations. No answer holds a token: it is in the mail only. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: PlatformConfig,
  ) {}

  /** Newest first: all, or a page, which is the first one where it was not asked for but they are too many. */
  async list({ organization_uuid }: Membership, query: InvitationQuery) {
    const filter: Filter = [organization_uuid, query.status ?? null];
    return maybePage({
      query,
      read: (limit, offset) =>
        this.dataSource.query<InvitationRow[]>(
          `${invitationView} WHERE ${filtered} ORDER BY invitation.created_at DESC, invitation.uuid DESC LIMIT $3 OFFSET $4`,
          [...filter, limit, offset],
        ),
      count: () => this.count(filter),
      path: `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/invitations`,
      filter: { status: query.status },
    });
  }

  private async count(filter: Filter): Promise<number> {
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM invitation WHERE ${filtered}`,
      filter,
    );
    return counted!.total;
  }

  async get({ organization_uuid }: Membership, uuid: string) {
    return { data: await this.find(organization_uuid, uuid) };
  }

  /** 404 also for an invitation of another organization. */
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

  /** What waits for a person: by their confirmed address, so that nobody sees another's by claiming one. */
  async received(userUuid: string) {
    const data = await this.dataSource.query<unknown[]>(
      `SELECT shown.*, json_build_object('uuid', organization.uuid, 'name', organization.name, 'slug', organization.slug) AS organization
       FROM (${invitationView}) shown
       JOIN person ON person.uuid = $1 AND person.email_verified AND lower(person.email) = shown.email
       JOIN organization ON organization.uuid = shown.organization_uuid AND organization.deleted_at IS NULL
       WHERE shown.status = 'pending' ORDER BY shown.created_at DESC, shown.uuid DESC LIMIT ${mostInPlainList}`,
      [userUuid],
    );
    return { data };
  }
}

type Filter = [organizationUuid: string, status: string | null];
const filtered = `invitation.organization_uuid = $1 AND ($2::text IS NULL OR ${statusNow} = $2)`;
