import { Injectable } from '@nestjs/common';
import { log, Problem } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as openid from 'openid-client';
import { type Flow, Flows, Sessions, type SignInTarget, withTarget } from '../flows/index.js';
import { PageLanguage } from '../../pages/i18n/index.js';
import { messagePage } from '../../pages/layout/index.js';
import { doneAt, type Form, ownPath, type PageAnswer } from '../../pages/forms/index.js';
import { byFederation } from '../../protocol/settings/index.js';
import { confirmPath } from '../reauthentication/index.js';
import { SignInSteps } from '../steps/index.js';
import { FederatedIdentities } from './federated-identities.service.js';
import { FederationStates, type FederationState } from './federation-state.js';
import { federationTexts } from './federation.texts.js';
import type { IdentityProvider } from './identity-provider.entity.js';
import { IdentityProviders } from './identity-providers.service.js';
import { RelyingParty, type ExpectedAnswer, type ForeignIdentity } from './relying-party.js';

export const connectionsPath = '/account/connections';
/** Clocks of two services. */
const clockSkewSeconds = 30;

/** Signing in by another provider, and linking its identity to an account. */
@Injectable()
export class Federation {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly relyingParty: RelyingParty,
    private readonly states: FederationStates,
    private readonly identities: FederatedIdentities,
    private readonly flows: Flows,
    private readonly sessions: Sessions,
    private readonly steps: SignInSteps,
    private readonly language: PageLanguage,
  ) {}

  /** A button of the sign-in page. */
  async begin(req: FastifyRequest, reply: FastifyReply, code: string, form: Form): Promise<PageAnswer> {
    const flow = await this.flows.find(req, form['flow'], 'login');
    const returnTo = ownPath(form['return_to']) ?? null;
    // Whoever is signed in here proves themselves again, as does who comes for an application that asks for that: a
    // session that is still open there must not stand for it.
    const isAgain =
      (await this.sessions.signedIn(req)) !== undefined || (flow !== undefined && asksForFreshSignIn(flow));
    const freshSince = isAgain ? Math.floor(Date.now() / 1000) : null;
    return this.leave(req, reply, code, { flow: flow?.handle ?? null, returnTo, linkTo: null, freshSince });
  }

  /** The caller has made sure that this person has just signed in. */
  async beginLink(req: FastifyRequest, reply: FastifyReply, code: string, userUuid: string): Promise<PageAnswer> {
    const freshSince = Math.floor(Date.now() / 1000);
    return this.leave(req, reply, code, { flow: null, returnTo: connectionsPath, linkTo: userUuid, freshSince });
  }

  async callback(
    req: FastifyRequest,
    reply: FastifyReply,
    code: string,
    query: Record<string, unknown>,
  ): Promise<PageAnswer> {
    const begun = this.states.take(req, reply, code, query['state']);
    const provider = begun && (await this.providers.active(code));
    if (!begun || !provider) return this.say(req, 'over', undefined, 400);
    let identity: ForeignIdentity;
    try {
      identity = await this.relyingParty.complete(provider, queryOf(req), begun);
    } catch (err) {
      return this.failed(req, provider, err);
    }
    return begun.linkTo
      ? this.link(req, provider, identity, begun.linkTo)
      : this.signIn(req, reply, provider, identity, begun);
  }

  private async leave(
    req: FastifyRequest,
    reply: FastifyReply,
    code: string,
    purpose: Omit<FederationState, 'code' | keyof ExpectedAnswer>,
  ): Promise<PageAnswer> {
    const provider = await this.providers.active(code);
    if (!provider) throw new Problem('not_found');
    try {
      const { expected, url } = await this.relyingParty.begin(provider, purpose.freshSince !== null);
      this.states.keep(req, reply, { code, ...expected, ...purpose });
      return { redirect: url };
    } catch (err) {
      return this.failed(req, provider, err);
    }
  }

  private async signIn(
    req: FastifyRequest,
    reply: FastifyReply,
    provider: IdentityProvider,
    identity: ForeignIdentity,
    { flow: handle, returnTo, freshSince }: FederationState,
  ): Promise<PageAnswer> {
    const flow = await this.flows.find(req, handle ?? undefined, 'login');
    if (freshSince !== null && (identity.signedInAt ?? 0) < freshSince - clockSkewSeconds)
      return this.askOtherwise(req, provider, { flow: flow?.handle, returnTo: returnTo ?? undefined });
    const user = await this.identities.signIn(identity, req);
    if (!user) return this.say(req, 'notLinked', provider, 403);
    return {
      redirect: await this.steps.signIn(req, reply, {
        user,
        amr: byFederation,
        flow,
        returnTo: returnTo ?? undefined,
        provenAt: identity.signedInAt,
      }),
    };
  }

  /** The provider did not say that the person has just signed in: a factor of ours does it. */
  private async askOtherwise(
    req: FastifyRequest,
    { name }: IdentityProvider,
    target: SignInTarget,
  ): Promise<PageAnswer> {
    const language = this.language.of(req);
    const texts = federationTexts[language];
    const isOfAccount = !target.flow && (await this.sessions.signedIn(req)) !== undefined;
    const href = isOfAccount ? confirmPath(target.returnTo ?? '/account') : withTarget('/login', target);
    const page = messagePage({
      language,
      title: texts.notFreshTitle,
      text: texts.notFresh(name),
      next: { href, text: texts.otherWay },
    });
    return { status: 403, page };
  }

  private async link(
    req: FastifyRequest,
    provider: IdentityProvider,
    identity: ForeignIdentity,
    userUuid: string,
  ): Promise<PageAnswer> {
    // Somebody else may have signed in here meanwhile.
    if ((await this.sessions.signedIn(req)) !== userUuid) return this.say(req, 'over', undefined, 400);
    const isLinked = await this.identities.link(userUuid, identity, req);
    return isLinked ? doneAt(connectionsPath, 'linked') : this.say(req, 'othersIdentity', provider, 409);
  }

  private failed(req: FastifyRequest, provider: IdentityProvider, err: unknown): Promise<PageAnswer> {
    const isRefused = err instanceof openid.AuthorizationResponseError;
    if (isRefused) return this.say(req, 'refused', provider, 403);
    log.warn({ err, provider: provider.code, requestId: req.id }, 'federation: provider failed');
    return this.say(req, 'failed', provider, 503);
  }

  /** Who is signed in already wanted to connect an identity, or to confirm something by it. */
  private async say(
    req: FastifyRequest,
    what: 'over' | 'notLinked' | 'othersIdentity' | 'refused' | 'failed',
    provider: IdentityProvider | undefined,
    status: number,
  ): Promise<PageAnswer> {
    const language = this.language.of(req);
    const texts = federationTexts[language];
    const isSignedIn = (await this.sessions.signedIn(req)) !== undefined;
    const [title, next] = isSignedIn
      ? [texts.unchanged, { href: connectionsPath, text: texts.connections }]
      : [texts.notSignedIn, { href: '/login', text: texts.toSignIn }];
    return { status, page: messagePage({ language, title, text: texts[what](provider?.name ?? ''), next }) };
  }
}

function queryOf(req: FastifyRequest): string {
  return req.url.split('?').slice(1).join('?');
}

function asksForFreshSignIn({ interaction: { params } }: Flow): boolean {
  const prompts = typeof params['prompt'] === 'string' ? params['prompt'].split(' ') : [];
  return prompts.includes('login') || params['max_age'] !== undefined;
}
