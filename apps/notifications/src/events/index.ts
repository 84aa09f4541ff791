export { EventsModule } from './events.module.js';
export { type Fingerprint, insertEvent } from './insert-event.js';
export { NotificationEvent } from './notification-event.entity.js';
export { type EventToRoute, type Organization, notification } from './notification.js';
