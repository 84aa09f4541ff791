import { deliverySettings } from '@platform/delivery';
import { configuration } from '@platform/service-kit';

export class WebhooksConfig extends configuration(deliverySettings) {}
