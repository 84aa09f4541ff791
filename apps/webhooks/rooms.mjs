/**
 * The feature modules, lower layers first: each imports only those above it
 * (docs/adr/0033-feature-modules-in-layers.md).
 */
export default {
  i18n: 'Holds the texts of this service in its languages.',
  copies: 'Keeps what other services know of clients, grants, people, organizations and members.',
  notices: 'Tells the owners of an endpoint by mail, and the audit log, what happens to it.',
  sending: 'Signs deliveries with the secrets of a client, and sends them to its endpoint.',
  'fan-out': 'Makes a delivery of an event for each client that may receive it, and withdraws deliveries.',
  access: 'Decides whose deliveries and endpoint a caller may see and change.',
  deliveries: 'Lists, reads, retries and tests the deliveries of a client.',
  endpoint: 'Shows the health of a client’s endpoint, and enables it again.',
  'webhook-events': 'Lists the events that clients can receive.',
  consumers: 'Consumes the events of other services: changes copies, and hands events to the fan-out.',
};
