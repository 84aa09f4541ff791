import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEvents } from '../account-events/account-events.js';
import { Devices } from '../devices/devices.js';
import { Flows, type Flow } from '../flows/flows.js';
import { Mfa } from '../mfa/second-factors.js';
import { User } from '../people/user.entity.js';
import { SecurityNotices } from '../security/security-notice.js';
import { Sessions } from '../sessions/sessions.js';
import { contextOf } from './authentication-context.js';
import { PendingSignIns, type PendingSignIn } from './pending-sign-ins.js';

/** Who signs in, by which proofs, and what for. */
interface Proven {
  user: Pick<User, 'uuid'>;
  /** RFC 8176, see authentication-context.ts. */
  amr: readonly string[];
  flow: Flow | undefined;
  /** Path of ours to go on to without an application; the account page when there is none. */
  returnTo?: string | undefined;
}

/**
 * From the first proof to the session, for every way of signing in. The one place where a session is born: nothing is signed in
 * before all that the account asks for is proved.
 */
@Injectable()
export class SignInSteps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly flows: Flows,
    private readonly sessions: Sessions,
    private readonly mfa: Mfa,
    private readonly pending: PendingSignIns,
    private readonly devices: Devices,
    private readonly events: AccountEvents,
    private readonly notices: SecurityNotices,
  ) {}

  /** Where the browser goes on after a password, a passkey, another provider, a registration or a reset. */
  async afterFirstFactor(
    req: FastifyRequest,
    reply: FastifyReply,
    flow: Flow | undefined,
    user: Pick<User, 'uuid'>,
    amr: readonly string[],
    returnTo?: string,
  ): Promise<string> {
    const proven = { user, amr, flow, returnTo };
    if (amr.includes('mfa') || !(await this.mfa.isRequired(user.uuid))) return this.complete(req, reply, proven);
    await this.pending.begin(reply, waiting('mfa', proven));
    return '/mfa';
  }

  /** `proof` are the methods of the second factor. The pending sign-in is used up, once. */
  async afterSecondFactor(
    req: FastifyRequest,
    reply: FastifyReply,
    pending: PendingSignIn,
    proof: readonly string[],
  ): Promise<string> {
    // The application's sign-in must still be there: else the person would be told to have failed after all was right.
    const flow = await this.flows.find(req, pending.flow ?? undefined, 'login');
    await this.dataSource.transaction((tx) => this.use(tx, pending));
    this.pending.forget(reply);
    const amr = [...new Set([...pending.amr, ...proof, 'mfa'])];
    return this.complete(req, reply, {
      user: { uuid: pending.user_uuid },
      amr,
      flow,
      returnTo: pending.return_to ?? undefined,
    });
  }

  /** The person wants to keep the account that was to be erased; `change` takes the date back. */
  async afterKeeping(
    req: FastifyRequest,
    reply: FastifyReply,
    pending: PendingSignIn,
    change: (tx: EntityManager) => Promise<void>,
  ): Promise<string> {
    const flow = await this.flows.find(req, pending.flow ?? undefined, 'login');
    await this.dataSource.transaction(async (tx) => {
      await this.use(tx, pending);
      await change(tx);
    });
    this.pending.forget(reply);
    const { user_uuid: uuid, amr, return_to } = pending;
    return this.complete(req, reply, { user: { uuid }, amr, flow, returnTo: return_to ?? undefined });
  }

  private async complete(req: FastifyRequest, reply: FastifyReply, proven: Proven): Promise<string> {
    const { user, amr, flow, returnTo } = proven;
    const state = await this.stateOf(user.uuid);
    // Suspended or erased while the sign-in was under way.
    if (!state?.is_active) throw signInIsOver();
    if (state.erase_after) {
      await this.pending.begin(reply, waiting('keep', proven));
      return '/login/keep';
    }
    const acr = contextOf(amr);
    await this.dataSource.transaction(async (tx) => {
      const device = await this.devices.remember(tx, req, reply, user.uuid);
      await this.events.record(tx, user.uuid, 'signed_in', req, { amr });
      if (device.isUnexpected) await this.tellOwner(tx, user.uuid, req);
    });
    if (flow) return this.flows.finish(reply, flow, { login: { accountId: user.uuid, amr: [...amr], acr } });
    await this.sessions.signIn(req, reply, { accountId: user.uuid, amr: [...amr], acr });
    return returnTo ?? '/account';
  }

  private async tellOwner(tx: EntityManager, uuid: string, req: FastifyRequest): Promise<void> {
    await this.notices.add(tx, await tx.findOneByOrFail(User, { uuid }), 'newDevice', req);
  }

  private async stateOf(uuid: string): Promise<Pick<User, 'is_active' | 'erase_after'> | null> {
    return this.dataSource.manager.findOne(User, { where: { uuid }, select: { is_active: true, erase_after: true } });
  }

  private async use(tx: EntityManager, pending: PendingSignIn): Promise<void> {
    if (!(await this.pending.consume(tx, pending))) throw signInIsOver();
  }
}

function signInIsOver(): Problem {
  return new Problem('invalid_request', { message: 'This sign-in is over. Please start again.' });
}

function waiting(stage: PendingSignIn['stage'], { user, amr, flow, returnTo }: Proven): Omit<PendingSignIn, 'hash'> {
  return { user_uuid: user.uuid, stage, amr: [...amr], flow: flow?.handle ?? null, return_to: returnTo ?? null };
}
