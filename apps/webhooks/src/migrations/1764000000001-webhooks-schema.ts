import { FirstMigration } from '@platform/service-kit';
import { audience } from './first/audience.js';
import { copies } from './first/copies.js';
import { events } from './first/events.js';
import { replaced } from './first/replaced.js';

/** It comes after that of deliveries, whose table it gives the indexes of its own lists. */
export class WebhooksSchema1764000000001 extends FirstMigration {
  readonly parts = [copies, audience, events];
  readonly replaces = replaced;
}
