import { Injectable } from '@nestjs/common';
import {
  askedPage,
  firstOfMany,
  isUuid,
  mostInPlainList,
  page,
  plainList,
  type InvitationQuery,
} from '@platform/contracts';
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
    const asked = askedPage(query);
    const filter = [organization_uuid, query.status ?? null];
    const read = asked ?? plainList;
    const rows = await this.dataSource.query<InvitationRow[]>(
      `${invitationView} WHERE ${filtered} ORDER BY invitation.created_at DESC, invitation.uuid DESC LIMIT $3 OFFSET $4`,
      [...filter, read.per_page, (read.page - 1) * read.per_page],
    );
    if (!asked && rows.length <= mostInPlainList) return { data: rows };
    const at = asked ?? firstOfMany;
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM invitation WHERE ${filtered}`,
      filter,
    );
    const path = `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/invitations`;
    return page(rows.slice(0, at.per_page), counted!.total, at, path, { status: query.status });
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

const filtered = `invitation.organization_uuid = $1 AND ($2::text IS NULL OR ${statusNow} = $2)`;
