/** What each folder of `src` is for, from the ground up: a room imports only rooms that stand above it in this list. */
export default {
  copies: 'What other services know of clients, grants, people, organizations and members, as this service keeps it',
  notices: 'Tells the owners of an endpoint by mail, and the audit log, what happens to it',
  sending: 'Signs deliveries with the secrets of a client and sends them to its endpoint',
  'fan-out': 'Makes a delivery of an event for each client that may receive it, and takes deliveries back',
  access: 'Decides whose deliveries and endpoint a caller may see and change',
  deliveries: 'The delivery log of a client: lists, reads, retries and tests deliveries',
  endpoint: 'The endpoint of a client: its health, and enabling it again',
  'webhook-events': 'The catalogue of events that clients can receive',
  consumers: 'What this service does at each event of another service',
};
