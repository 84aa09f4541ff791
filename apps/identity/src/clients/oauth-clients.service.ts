import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { scopeNames, timestamp, type EventPayload } from '@platform/contracts';
import { hashToken, Outbox, Problem, randomToken, Sealing } from '@platform/service-kit';
import { generateSecret } from '@platform/signatures';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessTokens } from '../storage/access-tokens.js';
import { OauthTransaction } from '../storage/oauth-transaction.js';
import { OauthClient } from './oauth-client.entity.js';
import { redirectUriFault } from './redirect-uri.js';

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
}

/** Shown once, never stored in the clear. */
export interface ShownSecrets {
  client_id: string;
  client_secret: string | null;
  webhook_secret: string | null;
}

/** The old secret works this much longer after a rotation. */
const overlapMs = 24 * 3_600_000;
const longestName = 255;

@Injectable()
export class OauthClients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    private readonly outbox: Outbox,
    private readonly accessTokens: AccessTokens,
    private readonly transaction: OauthTransaction,
  ) {}

  async create(wanted: NewClient): Promise<ShownSecrets> {
    refuseFaults(wanted);
    const client_secret = wanted.type === 'confidential' ? randomToken('secret_') : null;
    const webhook_secret = wanted.webhookUrl ? generateSecret() : null;
    const client_id = randomUUID();
    await this.dataSource.transaction(async (tx) => {
      await tx.insert(OauthClient, {
        client_id,
        name: wanted.name,
        type: wanted.type,
        redirect_uris: wanted.redirectUris,
        post_logout_redirect_uris: wanted.postLogoutRedirectUris,
        scopes: wanted.scopes,
        secret_hash: client_secret && hashToken(client_secret),
        webhook_url: wanted.webhookUrl,
        webhook_audience: wanted.webhookAudience,
        sealed_webhook_secret: webhook_secret && this.sealing.seal(webhook_secret, 'webhook-secret'),
        is_pkce_exempt: wanted.isPkceExempt,
        is_trusted: wanted.isTrusted,
      });
      await this.announce(tx, client_id);
    });
    return { client_id, client_secret, webhook_secret };
  }

  async list(): Promise<OauthClient[]> {
    return this.dataSource.manager.find(OauthClient, { order: { created_at: 'ASC', client_id: 'ASC' } });
  }

  /** A client that may be used now; undefined for one that is unknown or disabled. */
  async active(clientId: string): Promise<OauthClient | undefined> {
    const wanted = { client_id: clientId, is_active: true };
    return (await this.transaction.read((manager) => manager.findOneBy(OauthClient, wanted))) ?? undefined;
  }

  /** Makes a new secret; the one before works for another day. */
  async rotateSecret(
    clientId: string,
  ): Promise<Pick<ShownSecrets, 'client_id' | 'client_secret'> & { previous_secret_expires_at: Date }> {
    const client_secret = randomToken('secret_');
    const previous_secret_expires_at = new Date(Date.now() + overlapMs);
    await this.dataSource.transaction(async (tx) => {
      const client = await lock(tx, clientId);
      if (client.type === 'public') throw new Problem('invalid_request', { message: 'A public client has no secret.' });
      await tx.update(OauthClient, clientId, {
        secret_hash: hashToken(client_secret),
        previous_secret_hash: client.secret_hash,
        previous_secret_expires_at,
      });
    });
    return { client_id: clientId, client_secret, previous_secret_expires_at };
  }

  /** The client can no longer do anything, and its access tokens are dead. */
  async disable(clientId: string): Promise<{ client_id: string; is_active: boolean }> {
    await this.transaction.write(async (tx) => {
      await lock(tx, clientId);
      await tx.update(OauthClient, clientId, { is_active: false });
      const grants = await tx.query<{ id: string }[]>(
        `SELECT id FROM oauth_grants WHERE client_id = $1 ORDER BY id FOR UPDATE`,
        [clientId],
      );
      await this.accessTokens.revoke(
        tx,
        grants.map(({ id }) => id),
      );
      await this.accessTokens.revokeOfClient(tx, clientId);
      await this.announce(tx, clientId);
    });
    return { client_id: clientId, is_active: false };
  }

  /** Tells the other services what the client is now. */
  async announce(tx: EntityManager, clientId: string): Promise<void> {
    const client = await tx.findOneByOrFail(OauthClient, { client_id: clientId });
    await this.outbox.add(tx, 'client.saved', { client: facts(client) });
  }
}

async function lock(tx: EntityManager, clientId: string): Promise<OauthClient> {
  const client = await tx.findOne(OauthClient, { where: { client_id: clientId }, lock: { mode: 'pessimistic_write' } });
  if (!client) throw new Problem('not_found', { message: 'There is no client with this id.' });
  return client;
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

function refuseFaults(wanted: NewClient): void {
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, message: string) => (errors[field] ??= []).push(message);
  if (!wanted.name.trim() || wanted.name.length > longestName)
    refuse('name', `must have 1 to ${longestName} characters`);
  if (!wanted.redirectUris.length) refuse('redirect_uris', 'must not be empty');
  for (const [field, uris] of [
    ['redirect_uris', wanted.redirectUris],
    ['post_logout_redirect_uris', wanted.postLogoutRedirectUris],
  ] as const) {
    uris.forEach((uri, index) => {
      const fault = redirectUriFault(uri);
      if (fault) refuse(`${field}.${index}`, fault);
    });
  }
  const known: readonly string[] = scopeNames;
  wanted.scopes.forEach((scope, index) => {
    if (!known.includes(scope)) refuse(`scopes.${index}`, 'is not a scope of this server');
  });
  if (!wanted.scopes.length) refuse('scopes', 'must not be empty');
  if (wanted.webhookUrl !== null && !isWebAddress(wanted.webhookUrl))
    refuse('webhook_url', 'must be an http or https URL');
  if (Object.keys(errors).length) throw new Problem('validation_failed', { errors });
}

function isWebAddress(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && ['http:', 'https:'].includes(parsed.protocol) && !parsed.username && !parsed.password;
}
