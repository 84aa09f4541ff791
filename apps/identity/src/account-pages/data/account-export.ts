import { Injectable } from '@nestjs/common';
import { timestamp } from '@platform/contracts';
import { rowsOf, sql } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { Applications } from '../applications/applications.service.js';
import { FederatedIdentities } from '../../signing-in/federation/index.js';
import { Memberships } from '../../people/memberships/index.js';
import { Mfa } from '../../people/second-factors/index.js';
import { Passkeys } from '../../signing-in/passkeys/index.js';
import { User } from '../../people/index.js';
import { LiveSessions } from '../../protocol/sessions/index.js';

/** The history of a year is shorter in all but strange cases, and a download must end. */
const maxEvents = 10_000;

/** What the other services keep of a person, and where they show it. */
const elsewhere = {
  organizations:
    'Your memberships, invitations that you sent or got, and what you did, in the audit logs of your organizations.',
  notifications: 'E-mail addresses and destinations that you entered in your organizations.',
  links: 'Your short links and API keys, at the links API.',
  webhooks: 'Deliveries about your account to applications that you let in, for a limited time.',
};

/** Everything that identity holds of a person, but for what only machines can use: hashes, keys and sealed secrets. */
@Injectable()
export class AccountExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: LiveSessions,
    private readonly events: AccountEvents,
    private readonly applications: Applications,
    private readonly memberships: Memberships,
    private readonly mfa: Mfa,
    private readonly passkeys: Passkeys,
    private readonly identities: FederatedIdentities,
  ) {}

  async of(userUuid: string, req: FastifyRequest): Promise<Record<string, unknown>> {
    await this.events.record(this.dataSource.manager, userUuid, 'data_exported', req);
    const { password_hash: _, ...profile } = await this.dataSource.manager.findOneByOrFail(User, { uuid: userUuid });
    const [sessions, devices, events, applications, organizations, mfa, passkeys, clients, linked_identities] =
      await Promise.all([
        this.sessions.of(userUuid),
        this.devices(userUuid),
        this.events.of(userUuid, maxEvents),
        this.applications.of(userUuid),
        this.memberships.of(userUuid),
        this.mfa.of(userUuid),
        this.passkeys.of(userUuid),
        this.clients(userUuid),
        this.identities.of(userUuid),
      ]);
    const second_factors = { ...mfa, passkeys };
    return plain({
      exported_at: new Date(),
      ...{ profile, second_factors, linked_identities, sessions, devices, applications, organizations },
      ...{ oauth_clients: clients, history: events, elsewhere },
    }) as Record<string, unknown>;
  }

  private async devices(userUuid: string): Promise<unknown[]> {
    return rowsOf(
      this.dataSource,
      sql`
        SELECT uuid, browser, system, ip AS network, first_seen_at, last_seen_at FROM devices
        WHERE user_uuid = ${userUuid} ORDER BY first_seen_at`,
    );
  }

  private async clients(userUuid: string): Promise<unknown[]> {
    return rowsOf(
      this.dataSource,
      sql`
        SELECT client_id, name, type, redirect_uris, post_logout_redirect_uris, scopes, webhook_url, created_at,
          (SELECT to_jsonb(branding) - ARRAY['client_id', 'mark'] FROM client_branding branding
            WHERE branding.client_id = client.client_id) AS branding
        FROM oauth_clients client WHERE owner_uuid = ${userUuid} ORDER BY created_at, client_id`,
    );
  }
}

/** Dates in the form of the API, whatever table they come from. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return timestamp(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, plain(inside)]));
}
