import { Injectable } from '@nestjs/common';
import { Sealing, type SealedColumn } from '@platform/service-kit';
import { NotificationEndpoint } from './notification-endpoint.entity.js';

type Sealed = Pick<NotificationEndpoint, 'uuid' | 'sealed_webhook_url' | 'sealed_webhook_secret'>;

/** Seals and opens what nobody may read in the database. Each value opens only in the row it was sealed for. */
@Injectable()
export class EndpointSecrets {
  constructor(private readonly sealing: Sealing) {}

  sealUrl(uuid: string, url: string): string {
    return this.sealing.seal(url, urlOf(uuid));
  }

  sealSecret(uuid: string, secret: string): string {
    return this.sealing.seal(secret, secretOf(uuid));
  }

  url({ uuid, sealed_webhook_url }: Sealed): string | null {
    return sealed_webhook_url === null ? null : this.sealing.open(sealed_webhook_url, urlOf(uuid));
  }

  secret({ uuid, sealed_webhook_secret }: Sealed): string | null {
    return sealed_webhook_secret === null ? null : this.sealing.open(sealed_webhook_secret, secretOf(uuid));
  }
}

const urlOf = (uuid: string) => `notification-webhook-url:${uuid}`;
const secretOf = (uuid: string) => `notification-webhook-secret:${uuid}`;

const table = 'notification_endpoint';
export const sealedOfEndpoints: SealedColumn[] = [
  { table, column: 'sealed_webhook_url', by: ['uuid'], purpose: ({ uuid }) => urlOf(uuid!) },
  { table, column: 'sealed_webhook_secret', by: ['uuid'], purpose: ({ uuid }) => secretOf(uuid!) },
];
