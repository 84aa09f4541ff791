import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Client, type InteractionResults } from 'oidc-provider';
import { scopes, type Scope } from '@platform/contracts';
import { ClientOwners } from '../../clients/index.js';
import { routes } from '../../protocol/settings/index.js';
import { type Flow, Flows, Sessions } from '../flows/index.js';
import { OidcProvider } from '../../protocol/provider/index.js';
import { PageLanguage } from '../../pages/i18n/index.js';
import { People } from '../../people/index.js';
import { Csrf, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { consentPage, type Asking } from './consent.page.js';

interface ConsentRequest {
  missingOIDCScope?: string[];
  missingOIDCClaims?: string[];
}

const denied = { error: 'access_denied', error_description: 'the person did not allow it' };

/** Asking a person what an application may do. */
@Injectable()
export class Consent {
  constructor(
    private readonly oidc: OidcProvider,
    private readonly flows: Flows,
    private readonly people: People,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
    private readonly sessions: Sessions,
    private readonly owners: ClientOwners,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply, handle: unknown): Promise<PageAnswer> {
    const flow = await this.require(req, handle);
    const { params, prompt, session, grantId } = flow.interaction;
    const [client, user, grant] = await Promise.all([
      this.flows.clientOf(flow),
      this.people.active(session!.accountId),
      grantId ? this.oidc.current.Grant.find(grantId) : undefined,
    ]);
    if (!client || !user) throw new Problem('not_found');
    const { missingOIDCScope, missingOIDCClaims = [] } = prompt.details as ConsentRequest;
    const asked = missingOIDCScope ?? (grant ? [] : words(params['scope']));
    const granted = new Set(words(grant?.getOIDCScope()));
    return {
      image: client.logoUri,
      page: consentPage({
        language: this.language.of(req, flow),
        csrf: this.csrf.token(req, reply),
        flow: flow.handle,
        client: await this.asking(client, params['redirect_uri']),
        email: user.email,
        asked: asked.filter(isScope),
        known: words(params['scope'])
          .filter((name) => granted.has(name) && !asked.includes(name))
          .filter(isScope),
        claims: missingOIDCClaims,
      }),
    };
  }

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    const flow = await this.require(req, form['flow']);
    const result = form['decision'] === 'allow' ? await this.allow(flow) : denied;
    return { redirect: await this.flows.finish(reply, flow, result) };
  }

  private async allow(flow: Flow): Promise<InteractionResults> {
    try {
      return { consent: { grantId: await this.grant(flow) } };
    } catch (err) {
      if (!(err instanceof errors.AccessDenied)) throw err;
      // What the person had allowed before was withdrawn in this very moment. That an application is gone, the provider
      // says on its way back.
      return (await this.flows.clientOf(flow)) ? denied : {};
    }
  }

  /** Signs out in this browser and lets the application ask again: then somebody else can sign in. */
  async switchAccount(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    const { interaction } = await this.require(req, form['flow']);
    // A device that waits for its code cannot begin anew from here.
    if (!interaction.params['redirect_uri']) throw new Problem('not_found');
    const asked = Object.entries(interaction.params).filter((entry): entry is [string, string] => Boolean(entry[1]));
    await this.sessions.signOut(req, reply);
    return { redirect: `${routes.authorization}?${new URLSearchParams(asked).toString()}` };
  }

  private async asking(client: Client, redirectUri: unknown): Promise<Asking> {
    return {
      name: client.clientName ?? client.clientId,
      destination: typeof redirectUri === 'string' ? destinationOf(redirectUri) : null,
      isVerified: client['is_verified'] === true,
      ownerName: await this.owners.nameOf({
        owner_uuid: client['owner_uuid'] as string | null,
        organization_uuid: client['organization_uuid'] as string | null,
      }),
      logoUri: client.logoUri,
      policyUri: client.policyUri,
      tosUri: client.tosUri,
    };
  }

  private async grant({ interaction }: Flow): Promise<string> {
    const { Grant } = this.oidc.current;
    const { grantId, params, prompt, session } = interaction;
    const { missingOIDCScope, missingOIDCClaims } = prompt.details as ConsentRequest;
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

function words(text: unknown): string[] {
  return typeof text === 'string' ? text.split(' ').filter(Boolean) : [];
}

function isScope(name: string): name is Scope {
  return Object.hasOwn(scopes, name);
}

function destinationOf(redirectUri: string): NonNullable<Asking['destination']> {
  const { protocol, host } = new URL(redirectUri);
  const isApp = !['http:', 'https:'].includes(protocol);
  return { host: isApp ? protocol.slice(0, -1) : host, isApp };
}
