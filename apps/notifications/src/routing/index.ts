export { RoutingTables, type RoutingTable } from './routing-tables.js';
export { RoutingModule } from './routing.module.js';
export { RoutingService, type Routed } from './routing.service.js';
