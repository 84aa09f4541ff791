import { randomUUID } from 'node:crypto';
import { eventCatalogue, type EventPayload, type EventType, type PlatformEvent } from '@platform/contracts';
import type { EventHandler, RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { ClientsConsumer } from '../clients/clients.consumer.js';
import { GrantsConsumer } from '../grants/grants.consumer.js';
import { InvitationsConsumer } from '../organizations/invitations.consumer.js';
import { MembersConsumer } from '../organizations/members.consumer.js';
import { OrganizationsConsumer } from '../organizations/organizations.consumer.js';
import { RolesConsumer } from '../organizations/roles.consumer.js';
import { UsersConsumer } from '../users/users.consumer.js';

/** Hands events to the consumers of the running service, each in its transaction, without the queue in between: thousands of them. */
export class EventHandlers {
  private readonly handlers: Partial<Record<EventType, EventHandler>>;
  private version = 10_000_000;
  private clock = Date.now() - 3_600_000;

  constructor(private readonly app: RunningService['app']) {
    const clients = app.get(ClientsConsumer);
    const grants = app.get(GrantsConsumer);
    const organizations = app.get(OrganizationsConsumer);
    const members = app.get(MembersConsumer);
    const roles = app.get(RolesConsumer);
    const invitations = app.get(InvitationsConsumer);
    const users = app.get(UsersConsumer);
    this.handlers = {
      'client.saved': clients.save.bind(clients),
      'grant.saved': grants.save.bind(grants),
      'grant.revoked': grants.save.bind(grants),
      'organization.created': organizations.save.bind(organizations),
      'organization.updated': organizations.save.bind(organizations),
      'organization.status_changed': organizations.saveStatus.bind(organizations),
      'member.added': members.save.bind(members),
      'member.removed': members.save.bind(members),
      'role.updated': roles.save.bind(roles),
      'invitation.created': invitations.hear.bind(invitations),
      'user.updated': users.hear.bind(users),
    } as Partial<Record<EventType, EventHandler>>;
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
    await this.app.get(DataSource).transaction((tx) => this.handlers[type]!(event as PlatformEvent, tx));
    return event;
  }
}
