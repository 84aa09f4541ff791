import { deliverySettings } from '@platform/delivery';
import { configuration, mailSettings } from '@platform/service-kit';

export class WebhooksConfig extends configuration({ ...mailSettings, ...deliverySettings }) {}
