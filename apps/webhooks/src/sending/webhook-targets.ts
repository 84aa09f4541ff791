import { Injectable } from '@nestjs/common';
import { rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { Client } from '../copies/index.js';
import { WebhookSecrets } from './webhook-secrets.js';

type TargetRow = Pick<
  Client,
  | 'uuid'
  | 'is_active'
  | 'webhook_url'
  | 'sealed_webhook_secret'
  | 'sealed_previous_webhook_secret'
  | 'previous_webhook_secret_expires_at'
>;

const findTargets = (uuids: readonly string[]) => sql<TargetRow>`
  SELECT uuid, is_active, webhook_url, sealed_webhook_secret, sealed_previous_webhook_secret,
    previous_webhook_secret_expires_at
  FROM client WHERE uuid = ANY (${uuids})`;

/** Where a client's deliveries go, and what signs them, at the time of asking. */
export interface WebhookTarget {
  isActive: boolean;
  url: string | null;
  secret: string | null;
  /** The secret before the last rotation, while it is still honoured. */
  previousSecret?: string;
}

/**
 * Looks up the clients of all sends that start in the same turn of the event loop, those of one claim, by one query.
 */
@Injectable()
export class WebhookTargets {
  private next?: { uuids: Set<string>; found: Promise<Map<string, TargetRow>> };

  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: WebhookSecrets,
  ) {}

  /**
   * Reads the client after the call, never before it.
   *
   * @throws Error for a client that is not known
   * @throws ShutSecretError when its secret does not open
   */
  async find(clientUuid: string): Promise<WebhookTarget> {
    this.next ??= this.begin();
    this.next.uuids.add(clientUuid);
    const client = (await this.next.found).get(clientUuid);
    if (!client) throw new Error(`client ${clientUuid} is not known`);
    // Opened for each by itself: a secret that does not open fails nobody else.
    return this.target(client);
  }

  private begin(): { uuids: Set<string>; found: Promise<Map<string, TargetRow>> } {
    const uuids = new Set<string>();
    const found = Promise.resolve().then(async () => {
      this.next = undefined;
      const clients = await rowsOf(this.dataSource, findTargets([...uuids]).prepared('webhook-targets-find'));
      return new Map(clients.map((client) => [client.uuid, client]));
    });
    return { uuids, found };
  }

  private target(client: TargetRow): WebhookTarget {
    const { is_active: isActive, webhook_url: url, sealed_webhook_secret: sealed } = client;
    return { isActive, url, secret: sealed ? this.secrets.open(sealed) : null, ...this.previousSecret(client) };
  }

  private previousSecret(client: TargetRow): { previousSecret?: string } {
    const { sealed_previous_webhook_secret: sealed, previous_webhook_secret_expires_at: expiresAt } = client;
    if (!sealed || !expiresAt || expiresAt.getTime() <= Date.now()) return {};
    return { previousSecret: this.secrets.open(sealed) };
  }
}
