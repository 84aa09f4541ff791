export { RoutingTables } from './routing-tables.js';
export { destinationsOf } from './routing.js';
export { RoutingModule } from './routing.module.js';
export { RoutingService, newDelivery } from './routing.service.js';
