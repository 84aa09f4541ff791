import { join } from 'node:path';
import { localBot } from './chats/telegram-chats.js';
import { childEnvironment, type Settings } from './config.js';
import type { InternalPorts, Secrets } from './kept.js';
import { serviceNames, type ServiceName } from './repository.js';

/** The addresses that `npm start` prints and that the services are told. */
export interface Addresses {
  auth_url: string;
  base_url: string;
  links_base_url: string;
  /** Absent when the mail goes to a server of the user's own. */
  mail_url?: string;
}

/** What the servers behind the services answer on. */
export interface Backing {
  databaseUrls: Record<ServiceName, string>;
  redisUrl: string;
  smtpUrl: string;
}

/** Deliveries of a development machine go to receivers on the same machine. */
export const loopbackEgress = '127.0.0.0/8,::1/128';

/** Whoever looks around in the living demo clicks quickly, and the demo itself calls at the same time. */
const demoRequestsPerMinute = '600';

export function addressesOf(settings: Settings): Addresses {
  const auth = `http://localhost:${settings.platformPort}`;
  return {
    auth_url: auth,
    base_url: `${auth}/api`,
    links_base_url: `http://localhost:${settings.linksPort}`,
    ...(!settings.smtpUrl && { mail_url: `http://localhost:${settings.mailPort}` }),
  };
}

/** The whole environment of each service; also what `npm run admin` gives to a service's command line. */
export function serviceEnvironments(
  settings: Settings,
  secrets: Secrets,
  ports: InternalPorts,
  backing: Backing,
): Record<ServiceName, Record<string, string>> {
  const addresses = addressesOf(settings);
  const entries = serviceNames.map((name) => [
    name,
    {
      ...childEnvironment(),
      NODE_ENV: 'development',
      UV_THREADPOOL_SIZE: '32',
      ROLE: 'all',
      HOST: '127.0.0.1',
      PORT: String(ports.services[name].port),
      MANAGEMENT_PORT: String(ports.services[name].managementPort),
      DATABASE_URL: backing.databaseUrls[name],
      REDIS_URL: backing.redisUrl,
      SMTP_URL: backing.smtpUrl,
      MAIL_FROM: 'Platform <no-reply@platform.localhost>',
      AUTH_URL: addresses.auth_url,
      LINKS_BASE_URL: addresses.links_base_url,
      IDENTITY_URL: `http://127.0.0.1:${ports.services.identity.internalPort}`,
      ORGANIZATIONS_URL: `http://127.0.0.1:${ports.services.organizations.internalPort}`,
      INTERNAL_SECRET: secrets.internalSecrets[name],
      ...calledBy(name, secrets, ports),
      TOKEN_DIRECTORY_KEY: secrets.tokenDirectoryKey,
      EVENT_KEY: secrets.eventKey,
      ENCRYPTION_KEYS: secrets.encryptionKeys,
      // No DNS is asked: all below .example lead here, which are nobody's. With others, such as example.com, one
      // person's domain would be a destination that nobody else can link to.
      LINKS_STATIC_DNS: '*.example=localhost',
      LINKS_JOURNAL_DIR: join(settings.dataFolder, 'journal'),
      EGRESS_ALLOW_CIDRS: loopbackEgress,
      ...(name === 'notifications' && chatEnvironment(settings)),
      ...(settings.seed === 'demo' && {
        API_RATE_LIMIT: demoRequestsPerMinute,
        LINKS_RATE_LIMIT: demoRequestsPerMinute,
      }),
      ...settings.passedOn,
    },
  ]);
  return Object.fromEntries(entries) as Record<ServiceName, Record<string, string>>;
}

/**
 * The inbox stands in for the chat providers; a bot of one's own, by `TELEGRAM_…` in the shell, takes the place of
 * its bot.
 */
function chatEnvironment(settings: Settings): Record<string, string> {
  const { mail_url: inbox } = addressesOf(settings);
  if (inbox === undefined) return {};
  const hasOwnBot = Object.keys(settings.passedOn).some((name) => name.startsWith('TELEGRAM_'));
  return {
    CHAT_STAND_IN_URL: inbox,
    ...(!hasOwnBot && {
      TELEGRAM_MODE: 'polling',
      TELEGRAM_BOT_TOKEN: localBot.token,
      TELEGRAM_BOT_USERNAME: localBot.username,
      TELEGRAM_API_ROOT: inbox,
      TELEGRAM_LINK_ROOT: `${inbox}/telegram`,
    }),
  };
}

/** Who calls it, and where. */
function calledBy(name: ServiceName, { internalSecrets }: Secrets, ports: InternalPorts): Record<string, string> {
  const { internalPort } = ports.services[name];
  if (!internalPort) return {};
  const callers: readonly ServiceName[] = name === 'organizations' ? ['identity'] : serviceNames;
  return {
    INTERNAL_PORT: String(internalPort),
    INTERNAL_CALLERS: callers.map((caller) => `${caller}:${internalSecrets[caller]}`).join(),
  };
}

/** The environment of the web console's server, which needs nothing but its addresses. */
export function consoleEnvironment(settings: Settings, ports: InternalPorts): Record<string, string> {
  return {
    ...childEnvironment(),
    HOST: '127.0.0.1',
    PORT: String(ports.console.port),
    MANAGEMENT_PORT: String(ports.console.managementPort),
    AUTH_URL: addressesOf(settings).auth_url,
    LINKS_BASE_URL: addressesOf(settings).links_base_url,
  };
}
