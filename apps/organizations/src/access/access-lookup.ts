import { Injectable } from '@nestjs/common';
import { isUuid } from '@platform/contracts';
import { Coalescer, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { OrganizationAccess } from './membership.js';

interface Question {
  organizationUuid: string;
  userUuid: string;
}

/** What the database says; the rest comes from the request. */
type StoredAccess = Omit<OrganizationAccess, 'origin' | 'has_second_factor'>;
type Row = Omit<StoredAccess, 'user_uuid' | 'organization_uuid'> & { organization_uuid: string | null };

const maxQuestions = 200;

const storedAccess = (questions: readonly Question[]) =>
  sql<Row>`
    SELECT organization.uuid AS organization_uuid, organization.is_active, organization.requires_mfa,
      role.name AS role, coalesce(role.permissions, '{}') AS permissions
    FROM unnest(${questions.map(({ organizationUuid }) => organizationUuid)}::uuid[],
      ${questions.map(({ userUuid }) => userUuid)}::uuid[])
      WITH ORDINALITY AS question (organization_uuid, user_uuid, place)
    LEFT JOIN organization ON organization.uuid = question.organization_uuid AND organization.deleted_at IS NULL
    LEFT JOIN member ON member.organization_uuid = organization.uuid AND member.user_uuid = question.user_uuid
    LEFT JOIN role ON role.organization_uuid = organization.uuid AND role.name = member.role
    ORDER BY question.place`.prepared('organization access');

/**
 * Reads what people may do in organizations, for every request anew: a member who was removed loses access with the
 * next request. Requests of the same turn of the event loop share one query.
 */
@Injectable()
export class AccessLookup {
  private readonly questions = new Coalescer<Question, StoredAccess | null>(maxQuestions, (asked) =>
    this.answerAll(asked),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** @returns null when there is no such organization */
  async find(organizationUuid: string, userUuid: string): Promise<StoredAccess | null> {
    return isUuid(organizationUuid) ? this.questions.ask({ organizationUuid, userUuid }) : null;
  }

  private async answerAll(questions: Question[]): Promise<(StoredAccess | null)[]> {
    const rows = await rowsOf(this.dataSource, storedAccess(questions));
    return questions.map(({ userUuid }, place) => {
      const { organization_uuid, ...row } = rows[place]!;
      return organization_uuid === null ? null : { organization_uuid, user_uuid: userUuid, ...row };
    });
  }
}
