export { Channels } from './channels.js';
export { ChannelsModule } from './channels.module.js';
export { NotificationRecipient } from './email/notification-recipient.entity.js';
export { asProvided } from './parts/provider-url.js';
