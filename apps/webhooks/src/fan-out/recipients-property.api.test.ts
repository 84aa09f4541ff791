import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { linkScopes, organizationScopes, type EventPayload, type EventType } from '@platform/contracts';
import { wrongAudiences } from '../testing/audience.test-helper.js';
import { EventHandlers } from '../testing/event-handlers.test-helper.js';
import fc from 'fast-check';
import {
  added,
  clicked,
  created,
  removed,
  renamed,
  webhooksBench,
  type WebhooksBench,
} from '../testing/webhooks-bench.test-helper.js';

const people = 3;
const organizations = 2;
const clients = 3;
const index = (count: number) => fc.nat({ max: count - 1 });

/**
 * The possible events. Impossible steps (a member added twice, an unknown grant revoked) change nothing and publish
 * nothing.
 */
const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), organization: index(organizations), person: index(people) }),
  fc.record({ kind: fc.constant('join' as const), organization: index(organizations), person: index(people) }),
  fc.record({ kind: fc.constant('leave' as const), organization: index(organizations), person: index(people) }),
  fc.record({ kind: fc.constant('rename' as const), organization: index(organizations) }),
  fc.record({ kind: fc.constant('role' as const), organization: index(organizations) }),
  fc.record({ kind: fc.constant('invite' as const), organization: index(organizations) }),
  fc.record({ kind: fc.constant('suspend' as const), organization: index(organizations) }),
  fc.record({ kind: fc.constant('profile' as const), person: index(people) }),
  fc.record({ kind: fc.constant('click' as const), person: index(people) }),
  fc.record({
    kind: fc.constant('allow' as const),
    person: index(people),
    client: index(clients),
    scopes: fc.subarray(['openid', 'profile', 'organizations', 'org:read', 'org:manage', 'links:manage']),
  }),
  fc.record({ kind: fc.constant('revoke' as const), person: index(people), client: index(clients) }),
  fc.record({ kind: fc.constant('switch' as const), client: index(clients), isActive: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** docs/decisions.md#who-hears-what in its simplest form: the recipients of each event, decided when it happens. */
class Model {
  readonly members = new Map<number, Set<number>>();
  readonly grants = new Map<string, { id: string; scopes: string[] }>();
  readonly isActive = Array.from({ length: clients }, () => true);
  readonly heard = new Set<string>();

  /** @param audience of the last client is `all` */
  hear(eventId: string, hearers: Iterable<number>, scopes: readonly string[] | null): void {
    for (let client = 0; client < clients; client += 1) {
      const allowed = [...hearers].some((person) => {
        const grant = this.grants.get(`${person}/${client}`);
        return grant && (!scopes || grant.scopes.some((scope) => scopes.includes(scope)));
      });
      if (this.isActive[client] && (allowed || client === clients - 1)) this.heard.add(`${eventId}/${client}`);
    }
  }
}

describe('the recipients of an event, over random histories', () => {
  let bench: WebhooksBench;
  let handlers: EventHandlers;
  beforeAll(async () => {
    bench = await webhooksBench();
    handlers = new EventHandlers(bench.app);
  });
  afterAll(() => bench.close());

  it('are exactly the clients that a live grant or the audience allows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), fc.boolean(), async (history, isTogether) => {
        handlers.isTogether = isTogether;
        const { model, facts } = await play(history);
        await handlers.handOver();
        const rows = await bench.query<{ pair: string }>(
          `SELECT source_id || '/' || client_id AS pair FROM delivery JOIN client ON client.uuid = destination_id
           WHERE client_id = ANY ($1) AND error_code IS DISTINCT FROM 'member_left' ORDER BY 1`,
          [facts.clients.map(({ client_id }) => client_id)],
        );
        const expected = [...model.heard].map((pair) => {
          const [event, client] = pair.split('/');
          return `${event}/${facts.clients[Number(client)]!.client_id}`;
        });
        expect(rows.map(({ pair }) => pair)).toStrictEqual(expected.sort());
        expect(await wrongAudiences(bench)).toStrictEqual([]);
        // A client that hears everything would also get the events of the next history.
        await handlers.handle('client.saved', { client: { ...facts.clients[clients - 1]!, is_active: false } });
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  async function play(history: Step[]) {
    const model = new Model();
    const persons = Array.from({ length: people }, () => randomUUID());
    const places = Array.from({ length: organizations }, () => ({
      uuid: randomUUID(),
      name: 'Acme',
      slug: randomUUID(),
    }));
    const secret = bench.seal('whsec_c2VjcmV0');
    const facts = Array.from({ length: clients }, (_, client) => ({
      client_id: randomUUID(),
      name: 'Client',
      owner_uuid: null,
      organization_uuid: null,
      is_active: true,
      is_deleted: false,
      webhook_url: 'http://127.0.0.1:9/hook',
      webhook_audience: client === clients - 1 ? ('all' as const) : ('authorized' as const),
      sealed_webhook_secret: secret,
      sealed_previous_webhook_secret: null,
      previous_webhook_secret_expires_at: null,
    }));
    for (const client of facts) await handlers.handle('client.saved', { client });
    for (const one of history) await happen(one, { model, persons, places, facts });
    return { model, facts: { clients: facts } };
  }

  async function happen(
    one: Step,
    {
      model,
      persons,
      places,
      facts,
    }: {
      model: Model;
      persons: string[];
      places: { uuid: string; name: string; slug: string }[];
      facts: EventPayload<'client.saved'>['client'][];
    },
  ): Promise<void> {
    const tell = async <T extends EventType>(
      type: T,
      payload: EventPayload<T>,
      hearers: Iterable<number>,
      scopes: readonly string[] | null = organizationScopes,
    ) => {
      const event = await handlers.handle(type, payload);
      model.hear(event.id, hearers, scopes);
    };
    const place = 'organization' in one ? places[one.organization]! : places[0]!;
    const members = 'organization' in one ? model.members.get(one.organization) : undefined;
    const person = 'person' in one ? persons[one.person]! : '';
    switch (one.kind) {
      case 'create':
        if (members) return;
        model.members.set(one.organization, new Set([one.person]));
        return tell('organization.created', created(place, person), [one.person]);
      case 'join':
        if (!members || members.has(one.person)) return;
        members.add(one.person);
        return tell('member.added', added(place, person), members);
      case 'leave': {
        if (!members?.has(one.person)) return;
        const before = new Set(members);
        members.delete(one.person);
        return tell('member.removed', removed(place, person), before);
      }
      case 'rename':
        return members && tell('organization.updated', renamed(place), members);
      case 'role': {
        const role = { id: 1, name: 'member', display_name: 'Member', permissions: [] };
        return members && tell('role.updated', { organization: place, role }, members);
      }
      case 'invite': {
        const invitation = { uuid: randomUUID(), email: 'x@example.org', role: 'member' };
        return members && tell('invitation.created', { organization: place, invitation }, members);
      }
      case 'suspend': {
        const suspended = { ...renamed(place).organization, is_active: false };
        await handlers.handle('organization.status_changed', { organization: suspended });
        return;
      }
      case 'profile': {
        const user = {
          uuid: person,
          name: 'A',
          surname: 'L',
          email: 'a@example.org',
          email_verified: true,
          language: null,
        };
        return tell('user.updated', { user }, [one.person], null);
      }
      case 'click':
        return tell('link.clicked', clicked(person), [one.person], linkScopes);
      case 'allow': {
        const key = `${one.person}/${one.client}`;
        const grant = { id: model.grants.get(key)?.id ?? randomUUID(), scopes: one.scopes };
        model.grants.set(key, grant);
        await handlers.handle('grant.saved', { grant: grantOf(grant, person, facts[one.client]!.client_id) });
        return;
      }
      case 'revoke': {
        const grant = model.grants.get(`${one.person}/${one.client}`);
        if (!grant) return;
        model.grants.delete(`${one.person}/${one.client}`);
        await handlers.handle('grant.revoked', { grant: grantOf(grant, person, facts[one.client]!.client_id) });
        return;
      }
      case 'switch':
        model.isActive[one.client] = one.isActive;
        await handlers.handle('client.saved', { client: { ...facts[one.client]!, is_active: one.isActive } });
    }
  }
});

function grantOf({ id, scopes }: { id: string; scopes: string[] }, user_uuid: string, client_id: string) {
  return { grant_id: id, user_uuid, client_id, scopes };
}
