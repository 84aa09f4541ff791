import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OidcProvider } from '../oidc/oidc-provider.js';
import { PageLanguage } from '../i18n/page-language.js';
import { People } from '../people/people.service.js';
import { consentPage } from './consent.page.js';
import { Csrf } from '../pages/csrf.js';
import { Flows, type Flow } from '../flows/flows.js';
import type { PageAnswer } from '../pages/page-answer.js';
import type { Form } from '../pages/page-form.js';

interface Asked {
  missingOIDCScope?: string[];
  missingOIDCClaims?: string[];
}

/** Asking a person what an application may do. */
@Injectable()
export class Consent {
  constructor(
    private readonly oidc: OidcProvider,
    private readonly flows: Flows,
    private readonly people: People,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply, handle: unknown): Promise<PageAnswer> {
    const flow = await this.require(req, handle);
    const { params, prompt, session } = flow.interaction;
    const [client, user] = await Promise.all([this.flows.clientOf(flow), this.people.active(session!.accountId)]);
    if (!client || !user) throw new Problem('not_found');
    return {
      page: consentPage({
        language: this.language.of(req, flow),
        csrf: this.csrf.token(req, reply),
        flow: flow.handle,
        clientName: client.clientName ?? client.clientId,
        clientHost: hostOf(params['redirect_uri']),
        email: user.email,
        scopeNames: (prompt.details as Asked).missingOIDCScope ?? String(params['scope']).split(' '),
      }),
    };
  }

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    this.csrf.check(req, form['csrf']);
    const flow = await this.require(req, form['flow']);
    const isAllowed = form['decision'] === 'allow';
    const result = isAllowed
      ? { consent: { grantId: await this.grant(flow) } }
      : { error: 'access_denied', error_description: 'the person did not allow it' };
    return { redirect: await this.flows.finish(reply, flow, result) };
  }

  private async grant({ interaction }: Flow): Promise<string> {
    const { Grant } = this.oidc.current;
    const { grantId, params, prompt, session } = interaction;
    const { missingOIDCScope, missingOIDCClaims } = prompt.details as Asked;
    const known = grantId ? await Grant.find(grantId) : undefined;
    const grant = known ?? new Grant({ accountId: session!.accountId, clientId: String(params['client_id']) });
    if (missingOIDCScope) grant.addOIDCScope(missingOIDCScope);
    if (missingOIDCClaims) grant.addOIDCClaims(missingOIDCClaims);
    return grant.save();
  }

  private async require(req: FastifyRequest, handle: unknown): Promise<Flow> {
    const flow = await this.flows.find(req, handle, 'consent');
    if (!flow) throw new Problem('not_found');
    return flow;
  }
}

/** Undefined in the device flow, where the browser stays here. */
function hostOf(redirectUri: unknown): string | undefined {
  return typeof redirectUri === 'string' ? new URL(redirectUri).host : undefined;
}
