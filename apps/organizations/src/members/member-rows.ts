import type { Counted, Cut, EventPayload, InstantKeys, MemberQuery, Permission, TextKeys } from '@platform/contracts';
import { boundedCount, constant, keyOfInstant, part, rowsOf, sql, textWith, type SqlPart } from '@platform/service-kit';
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
  /** The name as the key of a cursor. */
  name_key: string;
}

type MemberFilters = Pick<MemberQuery, 'q' | 'role' | 'team' | 'sort'>;

type MemberFacts = EventPayload<'member.added'>['member'];

/** Reads a page. In the order of joining an index gives it before anything is joined to it. */
export function memberPage(
  manager: EntityManager,
  organizationUuid: string,
  query: MemberFilters,
  { limit, offset, after }: Cut<InstantKeys | TextKeys>,
): Promise<ListedMember[]> {
  const order = orderOf(query.sort);
  return rowsOf(
    manager,
    sql<ListedMember>`
      SELECT ${columns}, ${constant(keyOfInstant('member.joined_at'))} AS cursor_at, ${nameKey} AS name_key FROM (
        SELECT member.organization_uuid, member.user_uuid ${matching(organizationUuid, query)}
          AND ${isBehind(query.sort, after)}
        ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
      ) page
      JOIN member ON member.organization_uuid = page.organization_uuid AND member.user_uuid = page.user_uuid ${joins}
      ORDER BY ${order}`,
  );
}

/** What a row is ordered by. */
export function keysOf(sort: MemberQuery['sort'], { cursor_at, name_key, user_uuid }: ListedMember) {
  return sort.endsWith('name') ? (['text', name_key, user_uuid] as const) : ([cursor_at, user_uuid] as const);
}

export function countMembers(manager: EntityManager, organizationUuid: string, query: MemberFilters): Promise<Counted> {
  return boundedCount(manager, part`SELECT ${matching(organizationUuid, query)}`);
}

/** Who has no name is found at their address. No more of it than a cursor can hold. */
const nameKey = part`
  left(lower(coalesce(nullif(btrim(person.name || ' ' || person.surname), ''), person.email, '')), 60)`;

function orderOf(sort: MemberQuery['sort']): SqlPart {
  if (sort === 'name') return part`${nameKey}, member.user_uuid`;
  if (sort === '-name') return part`${nameKey} DESC, member.user_uuid DESC`;
  if (sort === '-joined_at') return part`member.joined_at DESC, member.user_uuid DESC`;
  return part`member.joined_at, member.user_uuid`;
}

function isBehind(sort: MemberQuery['sort'], after: InstantKeys | TextKeys | undefined): SqlPart {
  if (after === undefined) return part`true`;
  const [key, uuid] = after.length === 3 ? [after[1], after[2]] : after;
  if (sort === 'name') return part`(${nameKey}, member.user_uuid) > (${key}, ${uuid}::uuid)`;
  if (sort === '-name') return part`(${nameKey}, member.user_uuid) < (${key}, ${uuid}::uuid)`;
  if (sort === '-joined_at') return part`(member.joined_at, member.user_uuid) < (${key}::timestamptz, ${uuid}::uuid)`;
  return part`(member.joined_at, member.user_uuid) > (${key}::timestamptz, ${uuid}::uuid)`;
}

/** Where nothing is asked about the person, the planner leaves the join out. */
function matching(organizationUuid: string, { q, role, team }: MemberFilters): SqlPart {
  return part`
    FROM member LEFT JOIN person ON person.uuid = member.user_uuid
    WHERE member.organization_uuid = ${organizationUuid}
    ${role === undefined ? part`` : part`AND member.role = ${role}`}
    ${team === undefined ? part`` : inTeam(team)}
    ${q ? part`AND person.name || ' ' || person.surname || ' ' || person.email ILIKE ${textWith(q)}` : part``}`;
}

const inTeam = (team: number) => part`
  AND EXISTS (SELECT FROM team_member WHERE team_member.team_id = ${team}
    AND team_member.organization_uuid = member.organization_uuid AND team_member.user_uuid = member.user_uuid)`;

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
