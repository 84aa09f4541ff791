export { networkOf } from './network.js';
export { type Counters, Throttle, countable, countersOf, refuse } from './throttle.js';
export { ThrottlingModule } from './throttling.module.js';
