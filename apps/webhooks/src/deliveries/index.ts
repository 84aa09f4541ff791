export { DeliveriesModule } from './deliveries.module.js';
export { pastWebhook, PastDeliveries } from './past-deliveries.service.js';
