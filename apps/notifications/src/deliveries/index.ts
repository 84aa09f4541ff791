export { DeliveriesModule } from './deliveries.module.js';
export { pastNotification, PastDeliveries } from './past-deliveries.service.js';
