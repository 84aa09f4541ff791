import { Injectable } from '@nestjs/common';
import { isUuid } from '@platform/contracts';
import { prepared } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { Standing } from './membership.guard.js';

interface Asked {
  organizationUuid: string;
  userUuid: string;
  answer: (standing: Found | null) => void;
  fail: (err: unknown) => void;
}

/** All but where the request came from. */
type Found = Omit<Standing, 'origin'>;
type Row = Omit<Found, 'user_uuid' | 'organization_uuid'> & { organization_uuid: string | null };

const mostAtOnce = 200;

const statement = {
  name: 'standings',
  text: `
    SELECT organization.uuid AS organization_uuid, organization.is_active, role.name AS role, coalesce(role.permissions, '{}') AS permissions
    FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asked (organization_uuid, user_uuid, place)
    LEFT JOIN organization ON organization.uuid = asked.organization_uuid AND organization.deleted_at IS NULL
    LEFT JOIN member ON member.organization_uuid = organization.uuid AND member.user_uuid = asked.user_uuid
    LEFT JOIN role ON role.organization_uuid = organization.uuid AND role.name = member.role
    ORDER BY asked.place`,
};

/**
 * Where people stand in organizations, read anew for every request, so that who was removed has lost access with the next one.
 * Requests that ask in the same turn of the event loop share one query.
 */
@Injectable()
export class Standings {
  private waiting: Asked[] = [];

  constructor(private readonly dataSource: DataSource) {}

  /** Null when there is no such organization. */
  async of(organizationUuid: string, userUuid: string): Promise<Found | null> {
    if (!isUuid(organizationUuid)) return null;
    return new Promise((answer, fail) => {
      if (this.waiting.length === 0) setImmediate(() => this.askAll());
      this.waiting.push({ organizationUuid, userUuid, answer, fail });
    });
  }

  private askAll(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (let at = 0; at < waiting.length; at += mostAtOnce) void this.ask(waiting.slice(at, at + mostAtOnce));
  }

  private async ask(asked: Asked[]): Promise<void> {
    try {
      const rows = await prepared<Row>(this.dataSource, statement, [
        asked.map(({ organizationUuid }) => organizationUuid),
        asked.map(({ userUuid }) => userUuid),
      ]);
      asked.forEach(({ userUuid, answer }, place) => {
        const { organization_uuid, ...row } = rows[place]!;
        answer(organization_uuid === null ? null : { organization_uuid, user_uuid: userUuid, ...row });
      });
    } catch (err) {
      for (const { fail } of asked) fail(err);
    }
  }
}
