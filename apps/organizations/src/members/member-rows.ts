import type { Cut, EventPayload, InstantKeys, Permission } from '@platform/contracts';
import { constant, keyOfInstant, part, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** A member as answers and events show one. */
export interface MemberRow extends MemberFacts {
  role_display_name: string;
  joined_at: Date;
  permissions: Permission[];
}

export interface ListedMember extends MemberRow {
  /** `joined_at` as the key of a cursor. */
  cursor_at: string;
}

type MemberFacts = EventPayload<'member.added'>['member'];

/** Reads a page in the order of joining. The index `member_joined` gives the page before anything is joined to it. */
export function memberPage(
  manager: EntityManager,
  organizationUuid: string,
  { limit, offset, after }: Cut<InstantKeys>,
): Promise<ListedMember[]> {
  const [joinedAt, userUuid] = after ?? [null, null];
  return rowsOf(
    manager,
    sql<ListedMember>`
      SELECT ${columns}, ${constant(keyOfInstant('member.joined_at'))} AS cursor_at FROM (
        SELECT organization_uuid, user_uuid FROM member
        WHERE organization_uuid = ${organizationUuid}
          AND (${joinedAt}::timestamptz IS NULL
            OR (joined_at, user_uuid) > (${joinedAt}::timestamptz, ${userUuid}::uuid))
        ORDER BY joined_at, user_uuid LIMIT ${limit} OFFSET ${offset}
      ) page
      JOIN member ON member.organization_uuid = page.organization_uuid AND member.user_uuid = page.user_uuid ${joins}
      ORDER BY member.joined_at, member.user_uuid`,
  );
}

/** @returns undefined for a person who is not a member */
export async function memberRow(
  manager: EntityManager,
  organizationUuid: string,
  userUuid: string,
): Promise<MemberRow | undefined> {
  const [member] = await rowsOf(
    manager,
    sql<MemberRow>`
      SELECT ${columns} FROM member ${joins}
      WHERE member.organization_uuid = ${organizationUuid} AND member.user_uuid = ${userUuid}`,
  );
  return member;
}

/** Permissions as JSON: reading an array takes the driver many times as long. */
const columns = part`member.user_uuid, coalesce(person.email, '') AS email, coalesce(person.name, '') AS name,
  coalesce(person.surname, '') AS surname, role.name AS role, role.display_name AS role_display_name,
  to_json(role.permissions) AS permissions, member.joined_at`;

const joins = part`
  JOIN role ON role.organization_uuid = member.organization_uuid AND role.name = member.role
  LEFT JOIN person ON person.uuid = member.user_uuid`;
