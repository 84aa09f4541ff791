import { Injectable } from '@nestjs/common';
import { webhookSecretPurpose } from '@platform/contracts';
import {
  BoundedMap,
  gauge,
  log,
  rowsOf,
  sealedWithPrevious,
  Sealing,
  sql,
  type Worker,
  Workers,
} from '@platform/service-kit';
import { DataSource } from 'typeorm';

const maxKept = 1_000;

export const sealedOfClients = sealedWithPrevious('client', 'webhook_secret', webhookSecretPurpose).map((column) => ({
  ...column,
  isForeign: true,
}));

/** Identity sealed the secret with a key that this service was not given. It is no fault of the client. */
export class ShutSecretError extends Error {}

/**
 * Opens the secrets of clients. Identity sealed them, so both services need the same `ENCRYPTION_KEYS` (docs/adr/0002).
 * Where they differ, the log says so once for each secret: at the start of the worker, when a client is saved, or when
 * a delivery cannot be signed. The metric `webhook_secrets_shut` counts these secrets.
 */
@Injectable()
export class WebhookSecrets implements Worker {
  readonly name = 'webhook secrets';
  /** By the sealed text: a rotated secret is another one. Oldest first, as is the other. */
  private readonly opened = new BoundedMap<string, string>(maxKept);
  private readonly shut = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    workers: Workers,
  ) {
    workers.add(this);
    gauge('webhook_secrets_shut', 'Secrets of clients that did not open with ENCRYPTION_KEYS since the start', () =>
      Promise.resolve(this.shut.size),
    );
  }

  /** Tries the secret that was sealed last. */
  async start(): Promise<void> {
    const [newest] = await rowsOf(
      this.dataSource,
      sql<{ sealed_webhook_secret: string }>`
        SELECT sealed_webhook_secret FROM client WHERE sealed_webhook_secret IS NOT NULL ORDER BY version DESC LIMIT 1`,
    );
    this.check(newest?.sealed_webhook_secret ?? null);
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }

  /** Logs an error when the secret does not open. */
  check(sealed: string | null): void {
    try {
      if (sealed !== null) this.open(sealed);
    } catch (err) {
      if (!(err instanceof ShutSecretError)) throw err;
    }
  }

  /** @throws ShutSecretError when no key of this service opens it */
  open(sealed: string): string {
    const known = this.opened.get(sealed);
    if (known !== undefined) return known;
    try {
      const secret = this.sealing.open(sealed, webhookSecretPurpose);
      this.opened.set(sealed, secret);
      return secret;
    } catch (err) {
      this.noteShut(sealed, err);
      throw new ShutSecretError('The secret does not open with the keys of this service.', { cause: err });
    }
  }

  private noteShut(sealed: string, err: unknown): void {
    if (this.shut.has(sealed)) return;
    if (this.shut.size >= maxKept) this.shut.delete(this.shut.values().next().value!);
    this.shut.add(sealed);
    log.error(
      { err },
      'a webhook secret does not open: ENCRYPTION_KEYS of webhooks must be the same as those of identity',
    );
  }
}
