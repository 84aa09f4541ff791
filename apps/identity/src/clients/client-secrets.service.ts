import { Injectable } from '@nestjs/common';
import { webhookSecretPurpose, type RotatedSecret, type RotatedWebhookSecret } from '@platform/contracts';
import { hashToken, Problem, randomToken, Sealing, unattended, type AuditActor } from '@platform/service-kit';
import { generateSecret } from '@platform/signatures';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientAudit } from './client-audit.js';
import { isSigning, OauthClient } from '../protocol/clients/index.js';
import { lockClient } from './client-row.js';
import { OauthClients } from './oauth-clients.service.js';

/** The old secret works this much longer after a rotation, unless told otherwise. */
const overlapSecondsByDefault = 86_400;

interface Rotation {
  overlapSeconds?: number;
  /** The operator when left out. */
  by?: AuditActor;
}

type Rotated<T, K extends keyof T> = Omit<T, K> & Record<K, Date | null>;
type RotatedClient = Rotated<RotatedSecret, 'previous_secret_expires_at'>;
type RotatedWebhook = Rotated<RotatedWebhookSecret, 'previous_webhook_secret_expires_at'>;

/**
 * New secrets for clients. While one replaces another, both are good: no deployment of a client has to be to the
 * second.
 */
@Injectable()
export class ClientSecrets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    private readonly clients: OauthClients,
    private readonly audit: ClientAudit,
  ) {}

  /** As the operator. */
  async rotate(clientId: string, rotation: Rotation = {}): Promise<RotatedClient> {
    return this.dataSource.transaction(async (tx) => this.rotateIn(tx, await lockClient(tx, clientId), rotation));
  }

  /**
   * The secret that a client, whose row is locked, proves itself with; with an overlap of 0 the old one is dead at
   * once.
   */
  async rotateIn(
    tx: EntityManager,
    client: OauthClient,
    { overlapSeconds = overlapSecondsByDefault, by = unattended }: Rotation,
  ): Promise<RotatedClient> {
    const { client_id } = client;
    if (client.type === 'public') throw new Problem('no_client_secret', { message: 'A public client has no secret.' });
    if (isSigning(client)) throw new Problem('no_client_secret', { message: 'A client with keys has no secret.' });
    const client_secret = randomToken('secret_');
    const previous_secret_expires_at = expiry(overlapSeconds);
    await tx.update(OauthClient, client_id, {
      secret_hash: hashToken(client_secret),
      previous_secret_hash: previous_secret_expires_at && client.secret_hash,
      previous_secret_expires_at,
    });
    await this.audit.rotated(tx, by, client, 'secret');
    return { client_id, client_secret, previous_secret_expires_at };
  }

  /** As the operator. */
  async rotateWebhookSecret(clientId: string, rotation: Rotation = {}): Promise<RotatedWebhook> {
    return this.dataSource.transaction(async (tx) =>
      this.rotateWebhookSecretIn(tx, await lockClient(tx, clientId), rotation),
    );
  }

  /** The secret that webhooks are signed with; during the overlap they carry a second signature by the old one. */
  async rotateWebhookSecretIn(
    tx: EntityManager,
    client: OauthClient,
    { overlapSeconds = overlapSecondsByDefault, by = unattended }: Rotation,
  ): Promise<RotatedWebhook> {
    const { client_id } = client;
    if (!client.sealed_webhook_secret) throw new Problem('no_webhook_url');
    const webhook_secret = generateSecret();
    const previous_webhook_secret_expires_at = expiry(overlapSeconds);
    await tx.update(OauthClient, client_id, {
      sealed_webhook_secret: this.sealing.seal(webhook_secret, webhookSecretPurpose),
      sealed_previous_webhook_secret: previous_webhook_secret_expires_at && client.sealed_webhook_secret,
      previous_webhook_secret_expires_at,
    });
    await this.clients.announce(tx, client_id);
    await this.audit.rotated(tx, by, client, 'webhook_secret');
    return { client_id, webhook_secret, previous_webhook_secret_expires_at };
  }
}

function expiry(overlapSeconds: number): Date | null {
  return overlapSeconds > 0 ? new Date(Date.now() + overlapSeconds * 1000) : null;
}
