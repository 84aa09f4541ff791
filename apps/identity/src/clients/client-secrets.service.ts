import { Injectable } from '@nestjs/common';
import type { RotatedSecret, RotatedWebhookSecret } from '@platform/contracts';
import { hashToken, Problem, randomToken, Sealing } from '@platform/service-kit';
import { generateSecret } from '@platform/signatures';
import { DataSource } from 'typeorm';
import { isSigning } from './client-keys.js';
import { OauthClient } from './oauth-client.entity.js';
import { lockClient, OauthClients } from './oauth-clients.service.js';

/** The old secret works this much longer after a rotation, unless told otherwise. */
const overlapSecondsByDefault = 86_400;

interface Rotation {
  overlapSeconds?: number;
  /** Only if the client is this person's. */
  ownerUuid?: string;
}

type Rotated<T, K extends keyof T> = Omit<T, K> & Record<K, Date | null>;

/** New secrets for clients. While one replaces another, both are good: no deployment of a client has to be to the second. */
@Injectable()
export class ClientSecrets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    private readonly clients: OauthClients,
  ) {}

  /** The secret that a client proves itself with; with an overlap of 0 the old one is dead at once. */
  async rotate(
    clientId: string,
    { overlapSeconds = overlapSecondsByDefault, ownerUuid }: Rotation = {},
  ): Promise<Rotated<RotatedSecret, 'previous_secret_expires_at'>> {
    const client_secret = randomToken('secret_');
    const previous_secret_expires_at = expiry(overlapSeconds);
    await this.dataSource.transaction(async (tx) => {
      const client = await lockClient(tx, clientId, ownerUuid);
      if (client.type === 'public') throw new Problem('invalid_request', { message: 'A public client has no secret.' });
      if (isSigning(client)) throw new Problem('invalid_request', { message: 'A client with keys has no secret.' });
      await tx.update(OauthClient, clientId, {
        secret_hash: hashToken(client_secret),
        previous_secret_hash: previous_secret_expires_at && client.secret_hash,
        previous_secret_expires_at,
      });
    });
    return { client_id: clientId, client_secret, previous_secret_expires_at };
  }

  /** The secret that webhooks are signed with; during the overlap they carry a second signature by the old one. */
  async rotateWebhookSecret(
    clientId: string,
    { overlapSeconds = overlapSecondsByDefault, ownerUuid }: Rotation = {},
  ): Promise<Rotated<RotatedWebhookSecret, 'previous_webhook_secret_expires_at'>> {
    const webhook_secret = generateSecret();
    const previous_webhook_secret_expires_at = expiry(overlapSeconds);
    await this.dataSource.transaction(async (tx) => {
      const client = await lockClient(tx, clientId, ownerUuid);
      if (!client.sealed_webhook_secret) throw new Problem('no_webhook_url');
      await tx.update(OauthClient, clientId, {
        sealed_webhook_secret: this.sealing.seal(webhook_secret, 'webhook-secret'),
        sealed_previous_webhook_secret: previous_webhook_secret_expires_at && client.sealed_webhook_secret,
        previous_webhook_secret_expires_at,
      });
      await this.clients.announce(tx, clientId);
    });
    return { client_id: clientId, webhook_secret, previous_webhook_secret_expires_at };
  }
}

function expiry(overlapSeconds: number): Date | null {
  return overlapSeconds > 0 ? new Date(Date.now() + overlapSeconds * 1000) : null;
}
