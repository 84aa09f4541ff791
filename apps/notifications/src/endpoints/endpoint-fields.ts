import type { EndpointType, UpdateEndpoint } from '@platform/contracts';
import { Problem } from '@platform/service-kit';

export const hasUrl = (type: EndpointType) => type !== 'email' && type !== 'telegram';

/**
 * 422 for a value that a destination of this type has no place for, and where it needs one, for taking it away. What
 * answers show where there is none, `null` and `[]`, is fine there, so that an answer can be sent back.
 */
export function checkFields(type: EndpointType, { webhook_url, webhook_secret, emails }: UpdateEndpoint): void {
  if (webhook_url && !hasUrl(type)) throw Problem.field('webhook_url', hasNone(type));
  if (webhook_url === null && hasUrl(type)) throw Problem.field('webhook_url', 'cannot be taken away');
  if (webhook_secret && type !== 'webhook') throw Problem.field('webhook_secret', hasNone(type));
  if (emails?.length && type !== 'email') throw Problem.field('emails', hasNone(type));
  if (emails?.length === 0 && type === 'email') throw Problem.field('emails', 'must name at least one');
}

const hasNone = (type: EndpointType) => `is nothing that a destination of type ${type} has`;
