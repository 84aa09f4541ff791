import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { InvitationStatus } from '@platform/contracts';
import fc from 'fast-check';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';
import { ExpiredInvitations } from './expired-invitations.js';

const actions = ['invite', 'accept', 'decline', 'cancel', 'resend', 'expire', 'sweep', 'add', 'remove'] as const;
type Action = (typeof actions)[number];

/** The expected state: every invitation of one person, the last one being acted on. */
interface Model {
  invitations: InvitationStatus[];
  isMember: boolean;
  events: string[];
}

/** Changes the model as the action should, and returns the expected status and error of the API. */
function expected(model: Model, action: Action): [number, string?] {
  const last = model.invitations.length - 1;
  const status = model.invitations[last];
  const become = (next: InvitationStatus, ...events: string[]) => {
    model.invitations[last] = next;
    model.events.push(...events);
  };
  switch (action) {
    case 'invite':
      if (model.isMember) return [409, 'already_member'];
      if (status === 'pending') return [409, 'invitation_pending'];
      model.invitations.push('pending');
      model.events.push('invitation.created');
      return [201];
    case 'accept':
    case 'decline':
      if (status === 'expired') return [409, 'invitation_expired'];
      if (status !== 'pending') return [409, 'invitation_not_pending'];
      if (action === 'decline') become('declined', 'invitation.declined');
      else become('accepted', 'invitation.accepted', 'member.added');
      if (action === 'accept') model.isMember = true;
      return [200];
    case 'cancel':
      if (status !== 'pending') return [409, 'invitation_not_pending'];
      become('cancelled', 'invitation.cancelled');
      return [200];
    case 'resend':
      if (status !== 'pending' && status !== 'expired') return [409, 'invitation_not_pending'];
      if (model.isMember) return [409, 'already_member'];
      become('pending');
      return [200];
    case 'expire':
      if (status === 'pending') become('expired');
      return [200];
    case 'sweep':
      return [200];
    case 'add':
      if (model.isMember) return [409, 'already_member'];
      model.isMember = true;
      model.events.push('member.added');
      if (status === 'pending') become('accepted', 'invitation.accepted');
      return [201];
    case 'remove':
      if (!model.isMember) return [404, 'not_found'];
      model.isMember = false;
      model.events.push('member.removed');
      return [204];
  }
}

describe('the states of an invitation', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await organizationsBench({
      MEMBER_ADD_LIMIT: '1000000',
      INVITATIONS_PER_DAY: '1000000',
      INVITATION_MAILS_PER_ADDRESS: '1000000',
    });
    acme = await bench.organization();
  });
  afterAll(() => bench.close());

  async function perform(action: Action, person: TestPerson, uuids: string[]): Promise<[number, string?]> {
    const uuid = uuids.at(-1) ?? randomUUID();
    const { path, token } = acme;
    if (action === 'sweep') {
      await bench.app.get(ExpiredInvitations).sweep();
      return [200];
    }
    if (action === 'expire') {
      await bench.query(
        `UPDATE invitation SET expires_at = now() - interval '1 second' WHERE uuid = $1 AND status = 'pending'`,
        [uuid],
      );
      return [200];
    }
    const calls: Record<Exclude<Action, 'sweep' | 'expire'>, [string, string, string, object?]> = {
      invite: ['POST', `${path}/invitations`, token, { email: person.email }],
      accept: ['POST', `/api/v1/invitations/${uuid}/accept`, person.token],
      decline: ['POST', `/api/v1/invitations/${uuid}/decline`, person.token],
      cancel: ['DELETE', `${path}/invitations/${uuid}`, token],
      resend: ['POST', `${path}/invitations/${uuid}/resend`, token],
      add: ['POST', `${path}/members`, token, { email: person.email }],
      remove: ['DELETE', `${path}/members/${person.uuid}`, token],
    };
    const [method, at, as, body] = calls[action];
    const answer = await bench.call(method, at, { token: as, body });
    if (action === 'invite' && answer.status === 201) uuids.push(answer.body.data.uuid);
    return [answer.status, answer.body.error];
  }

  it('follow the model in any order of actions, and final ones never change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...actions), { minLength: 3, maxLength: 12 }), async (plan) => {
        const person = await bench.person('Model');
        const model: Model = { invitations: [], isMember: false, events: [] };
        const uuids: string[] = [];
        for (const action of ['invite' as const, ...plan]) {
          const answer = (await perform(action, person, uuids)).join(' ').trim();
          assert.equal(answer, expected(model, action).join(' '), `${action} of ${plan.join()}`);
          const shown = await Promise.all(
            uuids.map((uuid) => bench.call('GET', `${acme.path}/invitations/${uuid}`, { token: acme.token })),
          );
          expect(shown.map(({ body }) => body.data.status)).toStrictEqual(model.invitations);
        }
        const told = (await bench.outbox())
          .filter(({ payload }) => JSON.stringify(payload).includes(person.email))
          .map(({ type }) => type);
        expect(told.sort()).toStrictEqual(model.events.sort());
      }),
      { numRuns: 40 },
    );
  });
});
