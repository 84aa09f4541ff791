export * from './webhook-delivery.js';
export * from './webhook-endpoint.js';
export * from './webhook-events.js';
export * from './webhook-url.js';
import './schema-names.js';
