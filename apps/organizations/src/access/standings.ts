import { Injectable } from '@nestjs/common';
import { isUuid } from '@platform/contracts';
import { Gathered, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { Standing } from './membership.guard.js';

interface Asked {
  organizationUuid: string;
  userUuid: string;
}

/** All but what the request itself says. */
type Found = Omit<Standing, 'origin' | 'has_second_factor'>;
type Row = Omit<Found, 'user_uuid' | 'organization_uuid'> & { organization_uuid: string | null };

const mostAtOnce = 200;

const standings = (asked: readonly Asked[]) =>
  sql<Row>`
    SELECT organization.uuid AS organization_uuid, organization.is_active, organization.requires_mfa,
      role.name AS role, coalesce(role.permissions, '{}') AS permissions
    FROM unnest(${asked.map(({ organizationUuid }) => organizationUuid)}::uuid[], ${asked.map(({ userUuid }) => userUuid)}::uuid[]) WITH ORDINALITY AS asked (organization_uuid, user_uuid, place)
    LEFT JOIN organization ON organization.uuid = asked.organization_uuid AND organization.deleted_at IS NULL
    LEFT JOIN member ON member.organization_uuid = organization.uuid AND member.user_uuid = asked.user_uuid
    LEFT JOIN role ON role.organization_uuid = organization.uuid AND role.name = member.role
    ORDER BY asked.place`.prepared('standings');

/**
 * Where people stand in organizations, read anew for every request, so that who was removed has lost access with the next one.
 * Requests that ask in the same turn of the event loop share one query.
 */
@Injectable()
export class Standings {
  private readonly asked = new Gathered<Asked, Found | null>(mostAtOnce, (asked) => this.askAll(asked));

  constructor(private readonly dataSource: DataSource) {}

  /** Null when there is no such organization. */
  async of(organizationUuid: string, userUuid: string): Promise<Found | null> {
    return isUuid(organizationUuid) ? this.asked.ask({ organizationUuid, userUuid }) : null;
  }

  private async askAll(asked: Asked[]): Promise<(Found | null)[]> {
    const rows = await rowsOf(this.dataSource, standings(asked));
    return asked.map(({ userUuid }, place) => {
      const { organization_uuid, ...row } = rows[place]!;
      return organization_uuid === null ? null : { organization_uuid, user_uuid: userUuid, ...row };
    });
  }
}
