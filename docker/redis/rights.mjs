// What each service may do in Redis, and nothing else: who gets hold of the password of one of them is not all of them.
// docker/secrets.mjs makes the users of compose from it. For a Redis of your own, this prints a line of its ACL file
// for each service:
//   node docker/redis/rights.mjs folder    a file <service>_redis_url for each, with its password
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who hears the events of a service (libs/contracts/src/events/catalogue.ts). */
const tells = {
  identity: ['organizations', 'webhooks', 'notifications', 'links'],
  organizations: ['identity', 'webhooks', 'notifications'],
  webhooks: ['organizations'],
  notifications: ['organizations'],
  links: ['webhooks'],
};

/** What only one of them has. Identity alone writes down what access tokens are good for, all others read it. */
const own = {
  identity: ['~token:*', '~identity:*'],
  organizations: ['%R~token:*', '~denied:*', '~members-added:*'],
  webhooks: ['%R~token:*'],
  notifications: ['%R~token:*', '~dispatch-rate:*', '~notification-test:*'],
  links: ['%R~token:*', '~links:*', '&links:*'],
};

/**
 * All commands but those for the server, for other users or for the keys of everybody. Clients ask for INFO when they
 * connect.
 */
const commands = ['+@all', '-@admin', '-@dangerous', '-scan', '-randomkey', '-function', '+info'];

export const services = Object.keys(tells);

/** The rules of the user of a service, without its password. */
export function rightsOf(service) {
  const hears = services.filter((other) => tells[other].includes(service));
  const queues = [`inbox-${service}`, `periodic-${service}`, ...tells[service].map((other) => `inbox-${other}`)];
  return [
    ...['resetkeys', 'resetchannels', '-@all', ...commands],
    ...['~rate:*', `~up:${service}`, `~mark:${service}`, `~once:${service}:*`],
    ...queues.map((queue) => `~bull:${queue}:*`),
    ...[service, ...hears].map((publisher) => `&acknowledged:${publisher}`),
    ...own[service],
  ];
}

/**
 * A line of an ACL file, which holds no password but its hash. Without a password of theirs nobody may more than
 * ping.
 */
export function userLine(service, password) {
  return `user ${service} on #${createHash('sha256').update(password).digest('hex')} ${rightsOf(service).join(' ')}\n`;
}

export const defaultUserLine = 'user default on nopass resetkeys resetchannels -@all +ping\n';

/** The whole ACL file; `folder` holds the addresses of the services, with their passwords. */
export function aclFile(folder) {
  const passwordOf = (service) =>
    decodeURIComponent(new URL(readFileSync(join(folder, `${service}_redis_url`), 'utf8').trim()).password);
  return defaultUserLine + services.map((service) => userLine(service, passwordOf(service))).join('');
}

if (process.argv[1] === import.meta.filename) console.log(aclFile(process.argv[2] ?? '').trimEnd());
