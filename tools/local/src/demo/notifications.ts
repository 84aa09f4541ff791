import { signDispatch } from '@platform/signatures';
import { content } from './content.js';
import type { Weighted } from './chance.js';
import { pastNotifications } from './past-notifications.js';
import type { Scene } from './scene.js';

interface Dispatched {
  service: string;
  event: string;
  severity: string;
  title: string;
  message: string;
  metadata?: Record<string, unknown>;
}

export interface Notifications {
  services: { code: string; name: string }[];
  destinations: { key: string; webhook_url?: string; [field: string]: unknown }[];
  rules: { name: string; to: string; service?: string; [field: string]: unknown }[];
  /** What has happened, with the destinations that have heard of it. */
  events: (Dispatched & Weighted & { to: string[] })[];
  past: { days: number; count: number; failed: number };
  /** What is dispatched when the demo is made: the first mails of the inbox. */
  now: Dispatched[];
}

/** Three services, destinations of all types but Teams, rules, a week of deliveries, and some of this moment. */
export async function makeNotifications(scene: Scene): Promise<void> {
  const { once, operate, demo } = scene;
  const wanted = content<Notifications>('notifications');
  const services = new Map<string, RegisteredService>();
  for (const { code, name } of wanted.services) {
    const make = () => operate<RegisteredService>(['service', 'create', '--code', code, '--name', name]);
    services.set(code, await once(`service ${code}`, make));
  }
  const destinations = await makeDestinations(scene, wanted.destinations);
  await makeRules(scene, wanted.rules, destinations, services);
  const past = await once('notifications until', () => Promise.resolve(Date.now()));
  await once('past notifications', () => {
    const lines = pastNotifications(wanted, destinations, past).map((one) => JSON.stringify(one));
    return operate(['destination', 'record-deliveries', '--organization', demo.organization.uuid], lines.join('\n'));
  });
  for (const event of wanted.now)
    await once(`event ${event.title}`, () => dispatch(scene, services.get(event.service)!, event));
}

interface RegisteredService {
  id: number;
  code: string;
  secret: string;
}

/** Chats and webhooks are those of the inbox; where there is none, they are left out. */
async function makeDestinations(
  { ada, harbour, once, addresses: { mail_url } }: Scene,
  wanted: Notifications['destinations'],
): Promise<Map<string, string>> {
  const uuids = new Map<string, string>();
  for (const { key, webhook_url: path, ...fields } of wanted) {
    if (path && !mail_url) continue;
    const body = { ...fields, ...(path && { webhook_url: `${mail_url}${path}` }) };
    const { uuid } = await once(`destination ${key}`, async () => {
      const made = await ada<{ uuid: string }>('POST', `${harbour}/notification-endpoints`, body);
      return { uuid: made.uuid };
    });
    uuids.set(key, uuid);
  }
  return uuids;
}

async function makeRules(
  { ada, harbour, once }: Scene,
  wanted: Notifications['rules'],
  destinations: ReadonlyMap<string, string>,
  services: ReadonlyMap<string, RegisteredService>,
): Promise<void> {
  for (const { to, service, ...fields } of wanted) {
    const notification_endpoint_uuid = destinations.get(to);
    if (!notification_endpoint_uuid) continue;
    const ofService = service && { saas_service_id: services.get(service)!.id };
    const body = { ...fields, notification_endpoint_uuid, ...ofService };
    await once(`rule ${fields.name}`, () => ada('POST', `${harbour}/notification-rules`, body));
  }
}

/** As the service itself does: signed, without a person's token. */
async function dispatch(
  { addresses, demo }: Scene,
  { code, secret }: RegisteredService,
  { service, ...event }: Dispatched,
): Promise<void> {
  const body = { ...event, service_code: service, organization_uuid: demo.organization.uuid };
  const rawBody = JSON.stringify(body);
  const res = await fetch(`${addresses.base_url}/v1/notifications/dispatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signDispatch({ serviceCode: code, secret, rawBody }) },
    body: rawBody,
  });
  if (!res.ok) throw new Error(`dispatch of ${event.event}: ${await res.text()}`);
}
