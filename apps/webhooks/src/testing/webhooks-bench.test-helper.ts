import { randomUUID } from 'node:crypto';
import { permissionNames, webhookSecretPurpose, type EventPayload } from '@platform/contracts';
import { Sealing, startService, type RunningService } from '@platform/service-kit';
import { generateSecret } from '@platform/signatures';
import { httpReceiver, serviceBench, type HttpReceiver, type ServiceBench, type Start } from '@platform/testing';
import { webhooks } from '../service.js';

type ClientFacts = EventPayload<'client.saved'>['client'];

/** A registered client with a receiver at its webhook URL. */
export interface BenchClient {
  client_id: string;
  secret: string;
  receiver: HttpReceiver;
  facts: ClientFacts;
}

export interface BenchOrganization {
  uuid: string;
  name: string;
  slug: string;
}

/** The real service; events play identity and organizations. */
export async function webhooksBench(env: NodeJS.ProcessEnv = {}) {
  let running: RunningService | undefined;
  const settings = { DELIVERY_RETRY_SCHEDULE: '0.05,0.05', ...env };
  const migrate: Start = (given) => startService(webhooks, given);
  const start: Start = async (given) => (running = await startService(webhooks, given));
  const bench = await serviceBench('webhooks', start, settings, { migrate });
  const { service: _, ...parts } = bench;
  const { closeReceivers, ...others } = playOthers(bench, running!.app.get(Sealing));
  return {
    ...parts,
    ...others,
    /** The application's own parts. */
    app: running!.app,

    async close(): Promise<void> {
      await bench.close();
      await closeReceivers();
    },
  };
}

export type WebhooksBench = Awaited<ReturnType<typeof webhooksBench>>;

/** Plays identity and organizations by their events, and has receivers at the webhook URLs. */
export function playOthers(bench: Pick<ServiceBench, 'publish'>, sealing: Sealing) {
  const receivers: HttpReceiver[] = [];

  return {
    seal: (secret: string) => sealing.seal(secret, webhookSecretPurpose),

    async client(facts: Partial<ClientFacts> = {}): Promise<BenchClient> {
      const receiver = await httpReceiver();
      receivers.push(receiver);
      const secret = generateSecret();
      const client: ClientFacts = {
        client_id: randomUUID(),
        name: 'Receiver',
        owner_uuid: null,
        organization_uuid: null,
        is_active: true,
        is_deleted: false,
        webhook_url: `${receiver.url}/hook?key=hidden`,
        webhook_audience: 'authorized',
        sealed_webhook_secret: sealing.seal(secret, webhookSecretPurpose),
        sealed_previous_webhook_secret: null,
        previous_webhook_secret_expires_at: null,
        ...facts,
      };
      await bench.publish('client.saved', { client });
      return { client_id: client.client_id, secret, receiver, facts: client };
    },

    /** The user grants the client access. Returns the grant, to be revoked. */
    async grant(client: { client_id: string }, user_uuid: string, scopes = ['openid', 'org:read']) {
      const grant = { grant_id: randomUUID(), user_uuid, client_id: client.client_id, scopes };
      await bench.publish('grant.saved', { grant });
      return grant;
    },

    async organization(owner: string, name = 'Acme'): Promise<BenchOrganization> {
      const organization = { uuid: randomUUID(), name, slug: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}` };
      await bench.publish('organization.created', created(organization, owner));
      return organization;
    },

    /** The organization is renamed: an event to be delivered. */
    rename: (organization: BenchOrganization, options: { id?: string; version?: number } = {}) =>
      bench.publish('organization.updated', renamed(organization), options),

    addMember: (organization: BenchOrganization, user_uuid: string, permissions: string[] = [], version?: number) =>
      bench.publish('member.added', added(organization, user_uuid, permissions), version ? { version } : {}),

    removeMember: (organization: BenchOrganization, user_uuid: string, version?: number) =>
      bench.publish('member.removed', removed(organization, user_uuid), version ? { version } : {}),

    closeReceivers: () => Promise.all(receivers.map((receiver) => receiver.close())),
  };
}

/** The events that a receiver got so far, sorted. */
export function heardBy({ receiver }: { receiver: HttpReceiver }): string[] {
  return receiver.requests.map((req) => String(req.headers['x-platform-event'])).sort();
}

export function created(organization: BenchOrganization, owner: string): EventPayload<'organization.created'> {
  return {
    organization: { ...organization, description: null, is_active: true },
    owner: person(owner, 'owner', permissionNames),
    data: { name: organization.name },
  };
}

export function renamed(organization: BenchOrganization): EventPayload<'organization.updated'> {
  return { organization: { ...organization, description: null, is_active: true }, data: { name: organization.name } };
}

export function added(
  organization: BenchOrganization,
  user: string,
  permissions: string[] = [],
): EventPayload<'member.added'> {
  return { organization, member: person(user, 'member', permissions), data: { role: 'member', source: 'direct' } };
}

/** The event names the member’s former permissions. */
export function removed(organization: BenchOrganization, user: string): EventPayload<'member.removed'> {
  return { organization, member: person(user, 'member', permissionNames), data: { role: 'member' } };
}

/** Visits of links of this person, who subscribed to them. */
export function clicked(user_uuid: string, itemids = [1]): EventPayload<'link.clicked'> {
  const facts = { country: 'France', referrer: 't.co', browser: 'Firefox', os: 'Windows 10', device: 'Desktop' };
  const rest = { reason: null, language: 'fr', social: null, via: null, variant: null };
  const click = { type: 'links' as const, clicked_at: '2026-11-20T21:42:06+00:00', ...facts, ...rest };
  return { account: { id: 1, user_uuid }, clicks: itemids.map((itemid) => ({ id: randomUUID(), itemid, ...click })) };
}

function person(user_uuid: string, role: string, permissions: string[]) {
  return { user_uuid, email: `${user_uuid}@example.org`, name: 'Ada', surname: 'Test', role, permissions };
}
