import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  maybePage,
  type CreateTeam,
  type Team as TeamView,
  type TeamQuery,
  type UpdateTeam,
} from '@platform/contracts';
import {
  boundedCount,
  execute,
  Outbox,
  part,
  PlatformConfig,
  Problem,
  rowsOf,
  sql,
  textWith,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditedAction, AuditLog } from '../audit/index.js';
import { lockForChange, type Membership } from '../access/index.js';
import { nextSlug, plainSlug } from '../organizations/index.js';
import { Team } from './team.entity.js';

const maxTeams = 100;

@Injectable()
export class TeamsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
    private readonly config: PlatformConfig,
  ) {}

  /** Lists teams in the order of creation: all of them, of which there are at most 100, or a page. */
  async list({ organization_uuid }: Membership, query: TeamQuery) {
    const { q } = query;
    const named = q ? part`AND team.name ILIKE ${textWith(q)}` : part``;
    return maybePage({
      query,
      read: ({ limit, offset, after }) =>
        rowsOf(
          this.dataSource,
          sql<TeamRow>`
            ${teamView(organization_uuid)} ${named} AND team.id > ${after?.[0] ?? 0}
            ORDER BY team.id LIMIT ${limit} OFFSET ${offset}`,
        ),
      count: () =>
        boundedCount(
          this.dataSource,
          part`SELECT FROM team WHERE team.organization_uuid = ${organization_uuid} ${named}`,
        ),
      path: `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/teams`,
      filters: { q },
      keysOf: ({ id }) => [id],
    });
  }

  async get({ organization_uuid }: Membership, id: string) {
    return { data: await find(this.dataSource.manager, organization_uuid, id) };
  }

  /**
   * Creates a team.
   *
   * @throws Problem 409 `already_exists` for a name that reads like that of another team, 409 `limit_reached`
   */
  async create(membership: Membership, { name, member_uuids }: CreateTeam) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_members');
      const { organization_uuid } = caller;
      const teams = await tx.findBy(Team, { organization_uuid });
      if (teams.length >= maxTeams)
        throw new Problem('limit_reached', { message: `An organization has at most ${maxTeams} teams.` });
      requireFreeName(name, teams);
      const slug = freeSlug(name, teams);
      const [made] = await rowsOf(
        tx,
        sql<Team>`
          INSERT INTO team (organization_uuid, name, slug) VALUES (${organization_uuid}, ${name}, ${slug}) RETURNING *`,
      );
      await setMembers(tx, made!, member_uuids);
      await this.outbox.add(tx, 'team.saved', { organization, team: made! });
      await this.record(tx, caller, made!, { event: 'team.created', metadata: { members: member_uuids } });
      return { data: await find(tx, organization_uuid, String(made!.id)) };
    });
  }

  async update(membership: Membership, id: string, { name, member_uuids }: UpdateTeam) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_members');
      const team = await find(tx, organization.uuid, id);
      const before = team.member_uuids;
      const changes: AuditedAction['changes'] = {};
      if (member_uuids && !isSameSet(before, member_uuids)) {
        await setMembers(tx, { ...team, organization_uuid: organization.uuid }, member_uuids);
        changes['members'] = { old: before, new: member_uuids };
      }
      if (name !== undefined && name !== team.name) {
        const teams = await tx.findBy(Team, { organization_uuid: organization.uuid });
        requireFreeName(
          name,
          teams.filter((other) => other.id !== team.id),
        );
        await tx.update(Team, { id: team.id }, { name });
        await this.outbox.add(tx, 'team.saved', { organization, team: { ...team, name } });
        changes['name'] = { old: team.name, new: name };
      }
      if (Object.keys(changes).length) await this.record(tx, caller, team, { event: 'team.updated', changes });
      return { data: await find(tx, organization.uuid, id) };
    });
  }

  /** Deletes a team. Notifications switches off its rules; its members stay in the organization. */
  async delete(membership: Membership, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_members');
      const team = await find(tx, organization.uuid, id);
      await tx.delete(Team, { id: team.id });
      await this.outbox.add(tx, 'team.deleted', { organization, team });
      await this.record(tx, caller, team, { event: 'team.deleted' });
    });
  }

  private record(
    tx: EntityManager,
    caller: Membership,
    { id, name }: Pick<Team, 'id' | 'name'>,
    action: Omit<AuditedAction, 'target'>,
  ): Promise<void> {
    return this.auditLog.record(tx, caller, { ...action, target: { type: 'team', id: String(id), name } });
  }
}

/** The condition for a team by its id; null for a text that cannot be one. */
export function teamCondition(id: string, organization_uuid: string) {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31 ? { id: Number(id), organization_uuid } : null;
}

const teamView = (organizationUuid: string) => part`
  SELECT team.id, team.name, team.slug, team.created_at,
    ARRAY(SELECT user_uuid FROM team_member WHERE team_member.team_id = team.id ORDER BY user_uuid) AS member_uuids
  FROM team WHERE team.organization_uuid = ${organizationUuid}`;

type TeamRow = Omit<TeamView, 'created_at'> & { created_at: Date };

async function find(manager: EntityManager, organizationUuid: string, id: string): Promise<TeamRow> {
  const condition = teamCondition(id, organizationUuid);
  const [team] = condition
    ? await rowsOf(manager, sql<TeamRow>`${teamView(organizationUuid)} AND team.id = ${condition.id}`)
    : [];
  if (!team) throw new Problem('not_found');
  return team;
}

/**
 * Replaces the members of a team.
 *
 * @throws Problem 422, which names every person who is not a member of the organization
 */
async function setMembers(
  tx: EntityManager,
  { id, organization_uuid }: Pick<Team, 'id' | 'organization_uuid'>,
  uuids: string[],
) {
  const members = await rowsOf(
    tx,
    sql<{ user_uuid: string }>`
      SELECT user_uuid FROM member WHERE organization_uuid = ${organization_uuid} AND user_uuid = ANY(${uuids})`,
  );
  const found = new Set(members.map(({ user_uuid }) => user_uuid));
  const unknown = uuids.flatMap((uuid, index) => (found.has(uuid) ? [] : [`member_uuids.${index}`]));
  if (unknown.length) {
    const errors = Object.fromEntries(unknown.map((field) => [field, ['is not a member of this organization']]));
    throw new Problem('validation_failed', { errors });
  }
  await execute(tx, sql`DELETE FROM team_member WHERE team_id = ${id} AND user_uuid <> ALL(${uuids})`);
  await execute(
    tx,
    sql`
      INSERT INTO team_member (organization_uuid, team_id, user_uuid)
      SELECT ${organization_uuid}, ${id}, unnest(${uuids}::uuid[]) ON CONFLICT DO NOTHING`,
  );
}

function isSameSet(one: string[], other: string[]): boolean {
  return one.length === other.length && other.every((uuid) => one.includes(uuid));
}

/** Nobody can take the name in the meantime, as the caller holds the lock of the organization. */
function requireFreeName(name: string, others: Team[]): void {
  if (others.some((other) => comparable(other.name) === comparable(name)))
    throw new Problem('already_exists', { message: 'A team of this organization has this name.' });
}

/** Two names that a reader cannot tell apart give the same text: case, encoding, spaces and invisible characters go. */
function comparable(name: string): string {
  const visible = name.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return visible.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** A slug may be taken by a team of another name: names can give the same slug, and a renamed team keeps its own. */
function freeSlug(name: string, others: Team[]): string {
  const wanted = plainSlug(name) || `team-${randomBytes(4).toString('hex')}`;
  const taken = new Set(others.map(({ slug }) => slug));
  let slug = wanted;
  for (let attempt = 2; taken.has(slug); attempt++) slug = nextSlug(wanted, attempt);
  return slug;
}
