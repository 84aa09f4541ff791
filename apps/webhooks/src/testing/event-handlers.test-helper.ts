import { randomUUID } from 'node:crypto';
import { eventCatalogue, type EventPayload, type EventType, type PlatformEvent } from '@platform/contracts';
import type { EventHandler, EventBatchHandler, RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { ClientsConsumer } from '../consumers/clients.consumer.js';
import { GrantsConsumer } from '../consumers/grants.consumer.js';
import { InvitationsConsumer } from '../consumers/invitations.consumer.js';
import { ClicksConsumer } from '../consumers/clicks.consumer.js';
import { MembersConsumer } from '../consumers/members.consumer.js';
import { OrganizationsConsumer } from '../consumers/organizations.consumer.js';
import { RolesConsumer } from '../consumers/roles.consumer.js';
import { PeopleConsumer } from '../consumers/people.consumer.js';

/**
 * Passes events to the consumers of the running service without the queue, each in its transaction: thousands of them.
 */
export class EventHandlers {
  private readonly handlers: Partial<Record<EventType, EventHandler>>;
  private readonly batchHandlers: Partial<Record<EventType, EventBatchHandler>>;
  private waiting: PlatformEvent[] = [];
  /** Passes as one batch what the inbox may batch, as late as possible and the newest first. */
  isTogether = false;
  private version = 10_000_000;
  private clock = Date.now() - 3_600_000;

  constructor(private readonly app: RunningService['app']) {
    const clients = app.get(ClientsConsumer);
    const grants = app.get(GrantsConsumer);
    const organizations = app.get(OrganizationsConsumer);
    const members = app.get(MembersConsumer);
    const roles = app.get(RolesConsumer);
    const invitations = app.get(InvitationsConsumer);
    const people = app.get(PeopleConsumer);
    const clicks = app.get(ClicksConsumer);
    this.handlers = {
      'client.saved': clients.save.bind(clients),
      'grant.saved': grants.save.bind(grants),
      'grant.revoked': grants.save.bind(grants),
      'role.updated': roles.save.bind(roles),
      'user.updated': people.onUpdated.bind(people),
    } as Partial<Record<EventType, EventHandler>>;
    const [save, saveStatus] = [organizations.save.bind(organizations), organizations.saveStatus.bind(organizations)];
    const [saveMember, forward] = [members.save.bind(members), invitations.forward.bind(invitations)];
    this.batchHandlers = {
      'organization.created': save,
      'organization.updated': save,
      'organization.status_changed': saveStatus,
      'member.added': saveMember,
      'member.removed': saveMember,
      'invitation.created': forward,
      'link.clicked': clicks.forward.bind(clicks),
    } as Partial<Record<EventType, EventBatchHandler>>;
  }

  /** Each event happens a second after the one before. */
  async handle<T extends EventType>(type: T, payload: EventPayload<T>): Promise<PlatformEvent<T>> {
    const event: PlatformEvent<T> = {
      id: randomUUID(),
      type,
      publisher: eventCatalogue[type].publisher,
      version: (this.version += 1),
      occurredAt: new Date((this.clock += 1_000)).toISOString(),
      payload,
    };
    if (this.batchHandlers[type]) this.waiting.push(event);
    if (this.batchHandlers[type] && this.isTogether) return event;
    await this.handOver();
    const handler = this.handlers[type];
    if (handler) await this.app.get(DataSource).transaction((tx) => handler(event as PlatformEvent, tx));
    return event;
  }

  /** Passes the waiting events. */
  async handOver(): Promise<void> {
    const waiting = this.waiting.splice(0).reverse();
    for (const [handler, events] of Map.groupBy(waiting, ({ type }) => this.batchHandlers[type]!)) {
      await this.app.get(DataSource).transaction((tx) => handler(events, tx));
    }
  }
}
