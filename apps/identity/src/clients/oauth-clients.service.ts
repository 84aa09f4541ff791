import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { webhookSecretPurpose } from '@platform/contracts';
import { Egress } from '@platform/egress';
import {
  execute,
  hashToken,
  Outbox,
  randomToken,
  rowsOf,
  Sealing,
  sql,
  unattended,
  type AuditActor,
} from '@platform/service-kit';
import { generateSecret } from '@platform/signatures';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { refuseUnreadable } from '../protocol/configuration/index.js';
import { Grants, OauthTransaction } from '../protocol/storage/index.js';
import { type ClientOwner, isSigning, OauthClient, refuseKeyFaults, theOperator } from '../protocol/clients/index.js';
import { ClientAudit } from './client-audit.js';
import { changeSecret, clientFacts, endOperatorsGifts, given, isSame, noWebhookSecrets } from './client-changes.js';
import { ClientOwners } from './client-owners.js';
import { lockClient } from './client-row.js';
import { refuseFaults } from './client-rules.js';
import type { ClientChange, NewClient, ShownSecrets } from './client-values.js';

interface ChangeOptions {
  /** The operator when left out. */
  by?: AuditActor;
  allowedScopes?: readonly string[];
}

/** What holds of a new client where nothing is said. */
const blank = {
  ...{ post_logout_redirect_uris: [], webhook_url: null, webhook_audience: 'authorized' as const },
  ...{ logo_uri: null, policy_uri: null, tos_uri: null, jwks: null, jwks_uri: null, backchannel_logout_uri: null },
  ...{ is_pkce_exempt: false, is_trusted: false, claims_in_id_token: true },
  ...theOperator,
};

type ChangedClient = OauthClient & { webhook_secret?: string; client_secret?: string };

@Injectable()
export class OauthClients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    private readonly outbox: Outbox,
    private readonly grants: Grants,
    private readonly transaction: OauthTransaction,
    private readonly egress: Egress,
    private readonly owners: ClientOwners,
    private readonly audit: ClientAudit,
  ) {}

  /** As the operator, for whom there is no limit. */
  async create(wanted: NewClient): Promise<ShownSecrets> {
    return this.dataSource.transaction(async (tx) => {
      await this.owners.lock(tx, { ...theOperator, ...wanted });
      return this.createIn(tx, wanted);
    });
  }

  /** For an owner whose row is locked. */
  async createIn(
    tx: EntityManager,
    wanted: NewClient,
    { by = unattended, ...limits }: ChangeOptions = {},
  ): Promise<ShownSecrets> {
    const facts = { ...blank, ...given(wanted), scopes: [...new Set(wanted.scopes)] };
    refuseFaults(facts, { egress: this.egress, ...limits });
    refuseKeyFaults(facts, this.egress);
    const hasSecret = facts.type === 'confidential' && !isSigning(facts);
    const client_secret = hasSecret ? randomToken('secret_') : null;
    const webhook_secret = facts.webhook_url ? generateSecret() : null;
    const client_id = randomUUID();
    const client = tx.create(OauthClient, {
      ...facts,
      client_id,
      secret_hash: client_secret && hashToken(client_secret),
      sealed_webhook_secret: webhook_secret && this.sealing.seal(webhook_secret, webhookSecretPurpose),
    });
    await refuseUnreadable(client);
    await tx.insert(OauthClient, client);
    await this.audit.created(tx, by, await this.announce(tx, client_id));
    return { client_id, client_secret, webhook_secret };
  }

  /** Oldest first. */
  async list(where: FindOptionsWhere<OauthClient> | FindOptionsWhere<OauthClient>[] = {}): Promise<OauthClient[]> {
    return this.dataSource.manager.find(OauthClient, {
      where,
      order: { created_at: 'ASC', client_id: 'ASC' },
    });
  }

  /** As the operator. */
  async change(clientId: string, change: ClientChange): Promise<ChangedClient> {
    return this.transaction.write(async (tx) => this.changeIn(tx, await lockClient(tx, clientId), change));
  }

  /**
   * Changes what is given of a client whose row is locked. The first webhook URL brings a webhook secret, shown once;
   * without a URL there is no secret either. Keys take the client secret away, and taking the keys away brings a new
   * one. Scopes that are taken away are gone from what people granted the client and from its tokens, at once; all that
   * people granted it goes with the trust of the operator. `tx` is OauthTransaction's.
   */
  async changeIn(
    tx: EntityManager,
    client: OauthClient,
    { webhook_url, ...change }: ClientChange,
    { by = unattended, allowedScopes }: ChangeOptions = {},
  ): Promise<ChangedClient> {
    const webhookUrl = webhook_url === undefined ? client.webhook_url : webhook_url;
    const changed = { ...client, ...given(change), webhook_url: webhookUrl };
    if (by.user_uuid !== null) endOperatorsGifts(client, changed, { allowedScopes });
    // What the operator gave it stays allowed.
    const allowed = allowedScopes && { allowedScopes: [...allowedScopes, ...client.scopes] };
    refuseFaults(changed, { egress: this.egress, ...allowed });
    const secret = webhookUrl !== null && !client.sealed_webhook_secret ? generateSecret() : undefined;
    if (secret) changed.sealed_webhook_secret = this.sealing.seal(secret, webhookSecretPurpose);
    if (webhookUrl === null) Object.assign(changed, noWebhookSecrets);
    refuseKeyFaults(changed, this.egress);
    const clientSecret = changeSecret(changed);
    if (isSame(client, changed)) return client;
    await refuseUnreadable(changed);
    await tx.save(OauthClient, changed);
    // Nobody was asked for what a trusted client had.
    if (client.is_trusted && !changed.is_trusted) await this.grants.revokeOf(tx, { clientId: client.client_id });
    else if (client.scopes.some((scope) => !changed.scopes.includes(scope)))
      await this.grants.narrow(tx, client.client_id, changed.scopes);
    const saved = await this.announce(tx, client.client_id);
    await this.audit.updated(tx, by, client, saved);
    return {
      ...saved,
      ...(secret && { webhook_secret: secret }),
      ...(clientSecret && { client_secret: clientSecret }),
    };
  }

  /** The client can no longer do anything: what people granted it and its tokens are gone, at once. */
  async disable(clientId: string): Promise<{ client_id: string; is_active: boolean }> {
    await this.transaction.write(async (tx) => {
      const client = await lockClient(tx, clientId);
      await tx.update(OauthClient, clientId, { is_active: false });
      await this.grants.revokeOf(tx, { clientId });
      await this.audit.updated(tx, unattended, client, await this.announce(tx, clientId));
    });
    return { client_id: clientId, is_active: false };
  }

  /**
   * The same for all clients of an owner who ends, in the transaction of that, behind the owner's row. How they look
   * ends with them.
   */
  async disableOf(tx: EntityManager, { owner_uuid, organization_uuid }: ClientOwner): Promise<void> {
    const clients = await rowsOf(
      tx,
      sql<{ client_id: string }>`
        SELECT client_id FROM oauth_clients
        WHERE (owner_uuid = ${owner_uuid} OR organization_uuid = ${organization_uuid}) AND is_active
        ORDER BY client_id FOR UPDATE`,
    );
    for (const { client_id } of clients) await this.disable(client_id);
    // Also of those that are disabled already: an address for help may be that of the person.
    await execute(
      tx,
      sql`
        DELETE FROM client_branding branding USING oauth_clients client
        WHERE branding.client_id = client.client_id
          AND (client.owner_uuid = ${owner_uuid} OR client.organization_uuid = ${organization_uuid})`,
    );
  }

  /** As the operator. */
  async remove(clientId: string): Promise<void> {
    await this.transaction.write(async (tx) => this.removeIn(tx, await lockClient(tx, clientId), unattended));
  }

  /** Forgets a client whose row is locked and, in the same transaction, all grants and tokens that people gave it. */
  async removeIn(tx: EntityManager, client: OauthClient, by: AuditActor): Promise<void> {
    const clientId = client.client_id;
    await tx.update(OauthClient, clientId, { is_active: false, webhook_url: null, ...noWebhookSecrets });
    await this.grants.revokeOf(tx, { clientId });
    // The others know a client until it is inactive; nothing of it is sent out after this.
    await this.announce(tx, clientId, { is_deleted: true });
    await this.audit.deleted(tx, by, client);
    await tx.delete(OauthClient, clientId);
  }

  /** Tells the other services what the client is now, and answers with that. */
  async announce(tx: EntityManager, clientId: string, { is_deleted = false } = {}): Promise<OauthClient> {
    const client = await tx.findOneByOrFail(OauthClient, { client_id: clientId });
    await this.outbox.add(tx, 'client.saved', { client: clientFacts(client, { is_deleted }) });
    return client;
  }
}
