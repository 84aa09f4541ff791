import { FirstMigration } from '@platform/service-kit';
import { copies } from './first/copies.js';
import { endpoints } from './first/endpoints.js';
import { events } from './first/events.js';
import { replaced } from './first/replaced.js';
import { routingVersion } from './first/routing-version.js';
import { rules } from './first/rules.js';
import { services } from './first/services.js';
import { telegram } from './first/telegram.js';

/** It comes after that of deliveries, whose table it gives the indexes of its own lists. */
export class NotificationsSchema1764000000001 extends FirstMigration {
  readonly parts = [copies, services, endpoints, telegram, rules, routingVersion, events];
  readonly replaces = replaced;
}
