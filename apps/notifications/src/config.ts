import { deliverySettings } from '@platform/delivery';
import { configuration, mailSettings } from '@platform/service-kit';

export class NotificationsConfig extends configuration({ ...mailSettings, ...deliverySettings }) {}
