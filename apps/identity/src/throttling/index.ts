export { networkOf } from './network.js';
export { type Counters, Throttle, countersOf } from './throttle.js';
export { ThrottlingModule } from './throttling.module.js';
