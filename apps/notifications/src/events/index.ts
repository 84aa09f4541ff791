export { EventWriter, type EventToWrite } from './event-writer.js';
export { EventsModule } from './events.module.js';
export { NotificationEvent } from './notification-event.entity.js';
export { notification, type EventToRoute, type Organization } from './notification.js';
export { freeExpiredKey, storedDeliveryIds, type Fingerprint } from './repeats.js';
