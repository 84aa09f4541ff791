export { FanOutModule } from './fan-out.module.js';
export { FanOut } from './fan-out.service.js';
export { HeardEvent } from './heard-event.entity.js';
export { Withdrawals, withdrawals } from './withdrawals.service.js';
