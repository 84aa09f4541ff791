/**
 * The feature modules, lower layers first: each imports only those above it
 * (docs/adr/0033-feature-modules-in-layers.md).
 */
export default {
  i18n: 'Holds the texts of this service in its languages.',
  audit: 'Records changes of destinations and rules in the audit log of the organization.',
  memberships: 'Keeps organizations, members and roles, and guards the routes of an organization.',
  teams: 'Keeps the teams of organizations.',
  'saas-services': 'Registers the services that may dispatch events, and opens their secrets.',
  'endpoint-store': 'Stores destinations and their addresses, and seals their secrets.',
  notices: 'Mails the owner of a destination that is failing or disabled.',
  messages: 'Says what a message holds of an event, for every channel.',
  events: 'Writes events with their deliveries, and deletes them when their time is over.',
  rules: 'Manages the rules of an organization: patterns, mute windows, deduplication keys.',
  subscriptions: 'Confirms mail addresses that are no member’s, and unsubscribes addresses.',
  telegram: 'Runs the Telegram bot: connects chats to destinations, and follows what happens to them.',
  channels: 'Sends by each type of destination: one class forms the message and knows the provider.',
  people: 'Follows the addresses and languages of people, and forgets people who are deleted.',
  digests: 'Gathers what a rule matches into one delivery.',
  routing: 'Finds the destinations of an event by the rules, and explains them in the routing test.',
  dispatch: 'Takes the signed events of services.',
  endpoints: 'Creates, changes, tests, enables and deletes destinations.',
  deliveries: 'Lists, reads and retries the deliveries of an organization.',
  sending: 'Sends a delivery by the channel of its destination.',
};
