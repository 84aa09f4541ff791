export { egressFetch } from './egress-fetch.js';
export { EgressModule } from './egress.module.js';
export { isLoopback, publicUrlFault } from './public-url.js';
