import { Injectable } from '@nestjs/common';
import { withoutQuery, type AuditFacts } from '@platform/contracts';
import { auditFacts, changesOf, Outbox, type AuditActor } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { OauthClient } from '../protocol/clients/index.js';

type AuditDetails = Partial<Pick<AuditFacts, 'changes' | 'metadata'>>;

/**
 * Tells the audit log of the organization that a client belongs to, which organizations keeps, in the transaction of
 * the change. Of the clients of people and of the operator nothing is told.
 */
@Injectable()
export class ClientAudit {
  constructor(private readonly outbox: Outbox) {}

  async created(tx: EntityManager, by: AuditActor, client: OauthClient): Promise<void> {
    const { type, redirect_uris, scopes, webhook_url } = { ...client, ...shown(client) };
    await this.tell(tx, by, 'created', client, { metadata: { type, redirect_uris, scopes, webhook_url } });
  }

  /** One that moves is told to the organization that it leaves and to the one that it comes to. */
  async updated(tx: EntityManager, by: AuditActor, before: OauthClient, after: OauthClient): Promise<void> {
    const changes = changesOf(shown(before), shown(after));
    const changed = Object.keys(changesOf(facts(before), facts(after)));
    if (changed.length === 0) return;
    const replaced = changed.filter((field) => !(field in changes));
    const told = { changes, ...(replaced.length > 0 && { metadata: { replaced } }) };
    await this.tell(tx, by, 'updated', before, told);
    if (after.organization_uuid !== before.organization_uuid) await this.tell(tx, by, 'updated', after, told);
  }

  async deleted(tx: EntityManager, by: AuditActor, client: OauthClient): Promise<void> {
    await this.tell(tx, by, 'deleted', client);
  }

  async rotated(
    tx: EntityManager,
    by: AuditActor,
    client: OauthClient,
    secret: 'secret' | 'webhook_secret',
  ): Promise<void> {
    await this.tell(tx, by, `${secret}_rotated`, client);
  }

  async branded(
    tx: EntityManager,
    by: AuditActor,
    client: OauthClient,
    changes: AuditDetails['changes'],
  ): Promise<void> {
    await this.tell(tx, by, 'branding_updated', client, { changes });
  }

  private async tell(tx: EntityManager, by: AuditActor, what: string, client: OauthClient, told: AuditDetails = {}) {
    const { organization_uuid, client_id: id, name } = client;
    if (organization_uuid === null) return;
    const action = { event: `oauth_client.${what}`, target: { type: 'oauth_client', id, name }, ...told };
    await this.outbox.add(tx, 'identity.audited', { audit: auditFacts({ ...by, organization_uuid }, action) });
  }
}

/** What an entry may hold: nothing that is secret or that a secret is made from. */
function facts(client: OauthClient) {
  const { name, redirect_uris, post_logout_redirect_uris, scopes, organization_uuid, is_active, is_verified } = client;
  const { is_trusted, is_pkce_exempt, webhook_url, webhook_audience, logo_uri, policy_uri, tos_uri } = client;
  const { jwks, jwks_uri, backchannel_logout_uri, claims_in_id_token } = client;
  return {
    ...{ name, redirect_uris, post_logout_redirect_uris, scopes, organization_uuid, is_active, is_verified },
    ...{
      is_trusted,
      is_pkce_exempt,
      webhook_url,
      webhook_audience,
      logo_uri,
      policy_uri,
      tos_uri,
      jwks,
      jwks_uri,
      backchannel_logout_uri,
      claims_in_id_token,
    },
  };
}

/** The same as an entry shows it. What looks the same after a change is only said to be replaced. */
function shown(client: OauthClient) {
  const { webhook_url, jwks, ...rest } = facts(client);
  return {
    ...rest,
    webhook_url: webhook_url && withoutQuery(webhook_url),
    jwks: jwks && `${jwks.keys.length} public keys`,
  };
}
