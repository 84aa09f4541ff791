export { type AccountEvent, AccountEvents } from './account-events.js';
export { type BrowserFacts, browserFacts, browserName } from './browser-facts.js';
export { Devices, bindSession, deviceCookie, tokenOf } from './devices.js';
export { HistoryModule } from './history.module.js';
