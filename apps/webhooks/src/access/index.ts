export { AccessModule } from './access.module.js';
export { DeliveryVisibility, type VisibleDeliveries } from './delivery-visibility.js';
export { PersonNeedsScope } from './person-scopes.guard.js';
