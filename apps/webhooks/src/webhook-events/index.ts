export { describedWebhooks } from './described-webhooks.js';
export { WebhookEventsModule } from './webhook-events.module.js';
