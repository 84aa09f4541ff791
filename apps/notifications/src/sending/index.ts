export { SendingModule } from './sending.module.js';
export { NotificationSender } from './notification-sender.js';
