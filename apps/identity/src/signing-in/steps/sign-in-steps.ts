import { Injectable } from '@nestjs/common';
import { freshSeconds, Problem, rowsOf, sql } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { browserFacts, Devices } from '../../people/history/index.js';
import { type Flow, Flows, Sessions } from '../flows/index.js';
import { Mfa } from '../../people/second-factors/index.js';
import { User } from '../../people/index.js';
import { SecurityNotices } from '../../people/mails/index.js';
import { OauthTransaction } from '../../protocol/storage/index.js';
import { type Counters, Throttle } from '../../throttling/index.js';
import { byFederation, contextOf } from '../../protocol/settings/index.js';
import { PendingSignIns, type PendingSignIn } from './pending-sign-ins.js';
import { countSignIn } from './sign-in-metrics.js';
import { SignInResults } from './sign-in-results.js';

/** Who signs in, by which proofs, and what for. */
export interface VerifiedFactors {
  user: Pick<User, 'uuid'>;
  /** RFC 8176, see authentication-context.ts. */
  amr: readonly string[];
  flow: Flow | undefined;
  /** Path of ours to go on to without an application; the account page when there is none. */
  returnTo?: string | undefined;
  /** When it was proved elsewhere, in Unix seconds, and null when nobody says; undefined when we have just seen it. */
  provenAt?: number | null | undefined;
  /** The hash that a password was compared with: whoever has another one by now is not signed in. */
  passwordHash?: string | undefined;
  /** Of the throttle, to be given back. */
  counters?: Counters | undefined;
}

/**
 * From the first proof to the session, for every way of signing in. The one place where a session is born: nothing is
 * signed in before all that the account asks for is proved.
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
    private readonly results: SignInResults,
    private readonly transaction: OauthTransaction,
    private readonly throttle: Throttle,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * Signs in by a password, a passkey, another provider, a registration or a reset, or asks for what is missing.
   *
   * @param before belongs into the same transaction
   * @returns where the browser goes on
   * @throws `invalid_request` when the person may not be signed in by this
   */
  async signIn(
    req: FastifyRequest,
    reply: FastifyReply,
    factors: VerifiedFactors,
    before?: (tx: EntityManager) => Promise<void>,
  ): Promise<string> {
    const { user, amr, flow } = factors;
    const account = { accountId: user.uuid, amr: [...amr], acr: contextOf(amr) };
    const loginTs = signInTime(factors.provenAt);
    const session = flow ? undefined : await this.sessions.begin(req, { ...account, loginTs });
    const records =
      session?.records ??
      (await this.transaction.collect(() => this.flows.answer(flow!, { login: { ...account, ts: loginTs } })));
    const deviceToken = this.devices.tokenFor(req);
    const signIn = { ...factors, userUuid: user.uuid, deviceToken, facts: browserFacts(req), records };
    const tellOwner = (tx: EntityManager) => this.tellOwner(tx, user.uuid, req);
    if (!(await this.results.store(signIn, { before, tellOwner }))) return this.askForMore(reply, factors);
    countSignIn('succeeded');
    this.devices.give(reply, deviceToken);
    if (flow) return this.flows.leave(reply, flow);
    this.sessions.give(reply, session!.id);
    return factors.returnTo ?? '/account';
  }

  /** `proof` are the methods of the second factor. The pending sign-in is used up, once. */
  async afterSecondFactor(
    req: FastifyRequest,
    reply: FastifyReply,
    pending: PendingSignIn,
    proof: readonly string[],
  ): Promise<string> {
    const amr = [...new Set([...pending.amr, ...proof, 'mfa'])];
    return this.afterPending(req, reply, pending, amr, async () => {});
  }

  /** The person wants to keep the account that was to be erased; `change` takes the date back. */
  async afterKeeping(
    req: FastifyRequest,
    reply: FastifyReply,
    pending: PendingSignIn,
    change: (tx: EntityManager) => Promise<void>,
  ): Promise<string> {
    return this.afterPending(req, reply, pending, pending.amr, change);
  }

  private async afterPending(
    req: FastifyRequest,
    reply: FastifyReply,
    pending: PendingSignIn,
    amr: readonly string[],
    change: (tx: EntityManager) => Promise<void>,
  ): Promise<string> {
    // The application's sign-in must still be there: else the person would be told to have failed after all was right.
    const flow = await this.flows.find(req, pending.flow ?? undefined, 'login');
    const { user_uuid: uuid, return_to } = pending;
    // Who only keeps an account that another provider opened has shown us nothing now.
    const provenAt = amr.every((method) => byFederation.includes(method)) ? null : undefined;
    const factors = { user: { uuid }, amr, flow, returnTo: return_to ?? undefined, provenAt };
    return this.signIn(req, reply, factors, async (tx) => {
      // The person first, as by those who end everything that is under way: they find the session, or have deleted this
      // pending sign-in.
      await rowsOf(tx, sql`SELECT FROM users WHERE uuid = ${uuid} FOR NO KEY UPDATE`);
      if (!(await this.pending.consume(tx, pending))) throw signInIsOver();
      await change(tx);
      this.pending.forget(reply);
    });
  }

  /** A second factor, or the wish to keep the account; else the sign-in is over. */
  private async askForMore(reply: FastifyReply, factors: VerifiedFactors): Promise<string> {
    const { user, amr, passwordHash, counters } = factors;
    const stage = await this.missing(user.uuid, amr);
    if (!stage || !(await this.pending.begin(reply, waiting(stage, factors), passwordHash))) throw signInIsOver();
    if (counters) await this.throttle.giveBack(counters);
    if (stage === 'mfa') countSignIn('second_factor_asked');
    return stage === 'mfa' ? '/mfa' : '/login/keep';
  }

  private async missing(uuid: string, amr: readonly string[]): Promise<PendingSignIn['stage'] | undefined> {
    if (!amr.includes('mfa') && (await this.mfa.isRequired(uuid))) return 'mfa';
    const user = await this.dataSource.manager.findOne(User, { where: { uuid }, select: { erase_after: true } });
    return user?.erase_after ? 'keep' : undefined;
  }

  private async tellOwner(tx: EntityManager, uuid: string, req: FastifyRequest): Promise<void> {
    await this.notices.add(tx, await tx.findOneByOrFail(User, { uuid }), 'newDevice', req);
  }
}

function signInIsOver(): Problem {
  return new Problem('invalid_request', { message: 'This sign-in is over. Please start again.' });
}

function waiting(
  stage: PendingSignIn['stage'],
  { user, amr, flow, returnTo }: VerifiedFactors,
): Omit<PendingSignIn, 'hash'> {
  return { user_uuid: user.uuid, stage, amr: [...amr], flow: flow?.handle ?? null, return_to: returnTo ?? null };
}

/** Whoever does not say when counts as just too long ago to be fresh. */
function signInTime(provenAt: number | null | undefined): number {
  const now = Math.floor(Date.now() / 1000);
  return Math.min(now, provenAt === null ? now - freshSeconds - 1 : (provenAt ?? now));
}
