import { Injectable } from '@nestjs/common';
import { BoundedMap } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { Organization } from '../events/index.js';
import { firstMatch } from '../rules/index.js';
import { fittingRules, type RoutedEvent, type RoutingRule } from './routing.js';
import { RoutingService } from './routing.service.js';

const mostKept = 1_000;
const mostNames = 100;

/** The rules of an organization as they were at a version. */
export class RoutingTable {
  /** Rules whose patterns fit, by the name of the event: an organization has few names and many events. */
  private readonly byName = new BoundedMap<string, RoutingRule[]>(mostNames);

  constructor(
    readonly version: string,
    readonly organization: Organization,
    private readonly rules: readonly RoutingRule[],
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
 * Rules kept in memory, by organization. A table may be old, and says at which version it was read: who goes by it writes
 * in a statement that finds the version unchanged, and forgets it otherwise. `endpoint_disabled` is not of the version.
 */
@Injectable()
export class RoutingTables {
  private readonly kept = new BoundedMap<string, Promise<RoutingTable | null>>(mostKept);

  constructor(
    private readonly dataSource: DataSource,
    private readonly routing: RoutingService,
  ) {}

  /** Null for an organization that is unknown, deleted or suspended. */
  async of(organizationUuid: string): Promise<RoutingTable | null> {
    let table = this.kept.get(organizationUuid);
    if (!table) {
      table = this.read(organizationUuid);
      this.kept.set(organizationUuid, table);
      // Nothing that cannot be written with is kept, a failure included.
      table.then(
        (read) => read ?? this.forget(organizationUuid),
        () => this.forget(organizationUuid),
      );
    }
    return table;
  }

  forget(organizationUuid: string): void {
    this.kept.delete(organizationUuid);
  }

  /** The version first: rules that change in between make a table that is never written with. */
  private async read(organizationUuid: string): Promise<RoutingTable | null> {
    const [row] = await this.dataSource.query<(Organization & { version: string })[]>(
      `SELECT uuid, name, slug, routing.version FROM organization_copy copy
       JOIN routing_version routing ON routing.organization_uuid = copy.uuid
       WHERE uuid = $1 AND is_active AND NOT is_deleted`,
      [organizationUuid],
    );
    if (!row) return null;
    const { version, ...organization } = row;
    return new RoutingTable(version, organization, await this.routing.rules(this.dataSource.manager, organizationUuid));
  }
}
