export type { Messages } from './message-types.js';
export { messages } from './messages.js';
