export { EndpointModule } from './endpoint.module.js';
