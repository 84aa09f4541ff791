import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { timestamp, type EventPayload, type UpdateOauthClient } from '@platform/contracts';
import { Egress } from '@platform/egress';
import { hashToken, Lane, Outbox, Problem, randomToken, Sealing } from '@platform/service-kit';
import { generateSecret } from '@platform/signatures';
import { DataSource, type EntityManager } from 'typeorm';
import { Grants } from '../storage/grants.js';
import { OauthTransaction } from '../storage/oauth-transaction.js';
import { refuseFaults } from './client-rules.js';
import { isSigning, refuseKeyFaults } from './client-keys.js';
import { OauthClient } from './oauth-client.entity.js';

export interface NewClient {
  name: string;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  scopes: string[];
  type: OauthClient['type'];
  webhookUrl: string | null;
  webhookAudience: OauthClient['webhook_audience'];
  isPkceExempt: boolean;
  isTrusted: boolean;
  logoUri?: string | null;
  policyUri?: string | null;
  tosUri?: string | null;
  /** Public keys, or where they are published: the client signs instead of showing a secret (`private_key_jwt`). */
  jwks?: OauthClient['jwks'];
  jwksUri?: string | null;
  backchannelLogoutUri?: string | null;
  /** The person whose client it is; null or left out for the operator's. */
  ownerUuid?: string | null;
  /** Scopes that the client may have; all when left out. */
  allowedScopes?: readonly string[];
}

/** Shown once, never stored in the clear. */
export interface ShownSecrets {
  client_id: string;
  client_secret: string | null;
  webhook_secret: string | null;
}

/** What the operator may change besides what the owner may. */
export type OperatorChange = Partial<
  Pick<OauthClient, 'webhook_audience' | 'is_active' | 'is_verified' | 'jwks'> & Omit<UpdateOauthClient, 'jwks'>
>;

interface ChangeOptions {
  /** Only if it is this person's. */
  ownerUuid?: string;
  allowedScopes?: readonly string[];
}

const mostAtOnce = 100;

@Injectable()
export class OauthClients {
  private statement?: { name: string; text: string };
  private readonly asked = new Lane<string, OauthClient | undefined>(1, mostAtOnce, (clientIds) =>
    this.findActive(clientIds),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    private readonly outbox: Outbox,
    private readonly grants: Grants,
    private readonly transaction: OauthTransaction,
    private readonly egress: Egress,
  ) {}

  async create(wanted: NewClient): Promise<ShownSecrets> {
    return this.dataSource.transaction((tx) => this.createIn(tx, wanted));
  }

  async createIn(tx: EntityManager, wanted: NewClient): Promise<ShownSecrets> {
    const facts = {
      name: wanted.name,
      redirect_uris: wanted.redirectUris,
      post_logout_redirect_uris: wanted.postLogoutRedirectUris,
      scopes: [...new Set(wanted.scopes)],
      webhook_url: wanted.webhookUrl,
      logo_uri: wanted.logoUri ?? null,
      policy_uri: wanted.policyUri ?? null,
      tos_uri: wanted.tosUri ?? null,
    };
    const keys = {
      jwks: wanted.jwks ?? null,
      jwks_uri: wanted.jwksUri ?? null,
      backchannel_logout_uri: wanted.backchannelLogoutUri ?? null,
    };
    refuseFaults(facts, { egress: this.egress, ...wanted });
    refuseKeyFaults({ type: wanted.type, ...keys }, this.egress);
    const hasSecret = wanted.type === 'confidential' && !isSigning(keys);
    const client_secret = hasSecret ? randomToken('secret_') : null;
    const webhook_secret = wanted.webhookUrl ? generateSecret() : null;
    const client_id = randomUUID();
    await tx.insert(OauthClient, {
      ...facts,
      ...keys,
      client_id,
      type: wanted.type,
      secret_hash: client_secret && hashToken(client_secret),
      webhook_audience: wanted.webhookAudience,
      sealed_webhook_secret: webhook_secret && this.sealing.seal(webhook_secret, 'webhook-secret'),
      owner_uuid: wanted.ownerUuid ?? null,
      is_pkce_exempt: wanted.isPkceExempt,
      is_trusted: wanted.isTrusted,
    });
    await this.announce(tx, client_id);
    return { client_id, client_secret, webhook_secret };
  }

  /** All clients, or those of one person; oldest first. */
  async list(ownerUuid?: string): Promise<OauthClient[]> {
    return this.dataSource.manager.find(OauthClient, {
      where: ownerUuid === undefined ? {} : { owner_uuid: ownerUuid },
      order: { created_at: 'ASC', client_id: 'ASC' },
    });
  }

  /** A client that may be used now; undefined for one that is unknown or disabled. */
  async active(clientId: string): Promise<OauthClient | undefined> {
    // Inside of a transaction its own connection is asked, on which nobody else's questions may wait.
    return this.transaction.isOpen ? (await this.rowsOf([clientId]))[0] : this.asked.add(clientId);
  }

  private async findActive(clientIds: string[]): Promise<PromiseSettledResult<OauthClient | undefined>[]> {
    const rows = new Map((await this.rowsOf([...new Set(clientIds)])).map((row) => [row.client_id, row]));
    return clientIds.map((id) => ({ status: 'fulfilled', value: rows.get(id) }));
  }

  private async rowsOf(clientIds: string[]): Promise<OauthClient[]> {
    return this.transaction.prepared<OauthClient>(this.activeStatement(), [clientIds]);
  }

  /** Its answers have the types of the entity. */
  private activeStatement() {
    if (this.statement) return this.statement;
    const { columns } = this.dataSource.getMetadata(OauthClient);
    const names = columns.map(({ databaseName }) => databaseName).join();
    const text = `SELECT ${names} FROM oauth_clients WHERE client_id = ANY($1) AND is_active`;
    return (this.statement = { name: 'find-active-clients', text });
  }

  /**
   * Changes what is given. The first webhook URL brings a webhook secret, shown once; without a URL there is no secret either. Keys
   * take the client secret away, and taking the keys away brings a new one.
   */
  async change(
    clientId: string,
    { webhook_url, ...change }: OperatorChange,
    { ownerUuid, allowedScopes }: ChangeOptions = {},
  ): Promise<OauthClient & { webhook_secret?: string; client_secret?: string }> {
    return this.dataSource.transaction(async (tx) => {
      const client = await lockClient(tx, clientId, ownerUuid);
      const webhookUrl = webhook_url === undefined ? client.webhook_url : webhook_url;
      const changed = { ...client, ...given(change), webhook_url: webhookUrl };
      refuseFaults(changed, { egress: this.egress, ...(allowedScopes && { allowedScopes }) });
      const secret = webhookUrl !== null && !client.sealed_webhook_secret ? generateSecret() : undefined;
      if (secret) changed.sealed_webhook_secret = this.sealing.seal(secret, 'webhook-secret');
      if (webhookUrl === null) Object.assign(changed, noWebhookSecrets);
      refuseKeyFaults(changed, this.egress);
      const clientSecret = changeSecret(changed);
      if (ownerUuid !== undefined && looksDifferent(client, changed)) changed.is_verified = false;
      if (isSame(client, changed)) return client;
      await tx.save(OauthClient, changed);
      await this.announce(tx, clientId);
      const saved = await tx.findOneByOrFail(OauthClient, { client_id: clientId });
      return {
        ...saved,
        ...(secret && { webhook_secret: secret }),
        ...(clientSecret && { client_secret: clientSecret }),
      };
    });
  }

  /** The client can no longer do anything: what people granted it and its tokens are gone, at once. */
  async disable(clientId: string): Promise<{ client_id: string; is_active: boolean }> {
    await this.transaction.write(async (tx) => {
      await lockClient(tx, clientId);
      await tx.update(OauthClient, clientId, { is_active: false });
      await this.grants.revokeOf(tx, { clientId });
      await this.announce(tx, clientId);
    });
    return { client_id: clientId, is_active: false };
  }

  /** Forgets the client and, in the same transaction, all grants and tokens that people gave it. */
  async remove(clientId: string, ownerUuid?: string): Promise<void> {
    await this.transaction.write(async (tx) => {
      await lockClient(tx, clientId, ownerUuid);
      await tx.update(OauthClient, clientId, { is_active: false, webhook_url: null, ...noWebhookSecrets });
      await this.grants.revokeOf(tx, { clientId });
      // The others know a client until it is inactive; nothing of it is sent out after this.
      await this.announce(tx, clientId);
      await tx.delete(OauthClient, clientId);
    });
  }

  /** Tells the other services what the client is now. */
  async announce(tx: EntityManager, clientId: string): Promise<void> {
    const client = await tx.findOneByOrFail(OauthClient, { client_id: clientId });
    await this.outbox.add(tx, 'client.saved', { client: facts(client) });
  }
}

const noWebhookSecrets = {
  sealed_webhook_secret: null,
  sealed_previous_webhook_secret: null,
  previous_webhook_secret_expires_at: null,
};

/** The row, locked until the end of the transaction; 404 when it is unknown or of another owner. */
export async function lockClient(tx: EntityManager, clientId: string, ownerUuid?: string): Promise<OauthClient> {
  // Postgres compares no text with a NUL in it.
  const client = clientId.includes('\0')
    ? null
    : await tx.findOne(OauthClient, {
        where: { client_id: clientId, ...(ownerUuid !== undefined && { owner_uuid: ownerUuid }) },
        lock: { mode: 'pessimistic_write' },
      });
  if (!client) throw new Problem('not_found', { message: 'There is no client with this id.' });
  return client;
}

function given<T extends object>(change: T): T {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}

/** A client proves itself in one way. The secret that it needs now, if it has neither that nor keys. */
function changeSecret(client: OauthClient): string | undefined {
  if (isSigning(client)) {
    Object.assign(client, { secret_hash: null, previous_secret_hash: null, previous_secret_expires_at: null });
    return undefined;
  }
  if (client.type === 'public' || client.secret_hash) return undefined;
  const secret = randomToken('secret_');
  client.secret_hash = hashToken(secret);
  return secret;
}

/** What the operator has looked at is what people see on the consent page, and where it leads them. */
function looksDifferent(before: OauthClient, after: OauthClient): boolean {
  const seen = ({ name, logo_uri, policy_uri, tos_uri, redirect_uris }: OauthClient) =>
    JSON.stringify([name, logo_uri, policy_uri, tos_uri, redirect_uris]);
  return seen(before) !== seen(after);
}

function isSame(before: OauthClient, after: OauthClient): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function facts(client: OauthClient): EventPayload<'client.saved'>['client'] {
  const { client_id, name, owner_uuid, is_active, webhook_url, webhook_audience } = client;
  const {
    sealed_webhook_secret,
    sealed_previous_webhook_secret,
    previous_webhook_secret_expires_at: expiresAt,
  } = client;
  return {
    ...{ client_id, name, owner_uuid, is_active, webhook_url, webhook_audience },
    ...{ sealed_webhook_secret, sealed_previous_webhook_secret },
    previous_webhook_secret_expires_at: expiresAt && timestamp(expiresAt),
  };
}
