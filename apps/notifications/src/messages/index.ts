export { type Fact, cut, factsOf } from './facts.js';
export { type MessageParts, bytes, fitted, partsOf, plainMessage, unlisted } from './message-text.js';
