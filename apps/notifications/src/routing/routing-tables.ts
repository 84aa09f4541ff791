import { Injectable } from '@nestjs/common';
import { BoundedMap, part, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Organization } from '../events/index.js';
import { firstMatch } from '../rules/index.js';
import { fittingRules, type RoutedEvent, type RoutingRule } from './routing.js';
import { rulesOf } from './rules-of.js';

const maxTables = 1_000;
const maxNames = 100;

/** The rules of an organization as they were at a version. */
export class RoutingTable {
  /** Rules whose patterns fit, by the name of the event: an organization has few names and many events. */
  private readonly byName = new BoundedMap<string, RoutingRule[]>(maxNames);

  constructor(
    readonly version: string,
    readonly organization: Organization,
    readonly rules: readonly RoutingRule[],
  ) {}

  /** As `fittingRules`. */
  fitting(event: RoutedEvent): RoutingRule[] {
    let named = this.byName.get(event.event);
    if (!named) {
      named = this.rules.filter((rule) => firstMatch(rule.events, event.event) !== undefined);
      this.byName.set(event.event, named);
    }
    return fittingRules(named, event);
  }
}

/**
 * Rules kept in memory, by organization. A table may be old, and says at which version it was read. Whoever routes by
 * it writes by a statement that checks the version, and forgets the table if it has changed. The version does not cover
 * `endpoint_disabled`.
 */
@Injectable()
export class RoutingTables {
  private readonly kept = new BoundedMap<string, Promise<RoutingTable | null>>(maxTables);

  constructor(private readonly dataSource: DataSource) {}

  /** Null for an organization that is unknown, deleted or suspended. */
  async get(organizationUuid: string): Promise<RoutingTable | null> {
    const kept = this.kept.get(organizationUuid);
    if (kept) return kept;
    const read = readTable(this.dataSource.manager, organizationUuid);
    this.kept.set(organizationUuid, read);
    // Nothing that cannot be written with is kept, a failure included.
    const drop = () => {
      if (this.kept.get(organizationUuid) === read) this.kept.delete(organizationUuid);
    };
    read.then((table) => table ?? drop(), drop);
    return read;
  }

  /** Lets a table go that is out of date, unless another one was read since. */
  async forget(table: RoutingTable): Promise<void> {
    const { uuid } = table.organization;
    const kept = this.kept.get(uuid);
    if ((await kept) === table && this.kept.get(uuid) === kept) this.kept.delete(uuid);
  }

  /** As it is now, and stays until the transaction ends. */
  lock(tx: EntityManager, organizationUuid: string): Promise<RoutingTable | null> {
    return readTable(tx, organizationUuid, part`FOR SHARE OF routing`);
  }
}

/** The version first: rules that change in between make a table that is never written with. */
async function readTable(
  manager: EntityManager,
  organizationUuid: string,
  lock = part``,
): Promise<RoutingTable | null> {
  const [row] = await rowsOf(
    manager,
    sql<Organization & { version: string }>`
      SELECT uuid, name, slug, routing.version
      FROM organization_copy copy
      JOIN routing_version routing ON routing.organization_uuid = copy.uuid
      WHERE uuid = ${organizationUuid} AND is_active AND NOT is_deleted ${lock}`,
  );
  if (!row) return null;
  const { version, ...organization } = row;
  return new RoutingTable(version, organization, await rulesOf(manager, organizationUuid));
}
