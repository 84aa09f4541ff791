import {
  clientRedirectUri,
  eventually,
  signUp,
  type DnsServer,
  type HttpReceiver,
  type RunningPlatform,
  type SignedUp,
} from '@platform/testing';
import { call } from './load/steady.js';

export const scope = 'openid profile email organizations org:read org:manage';

/** Everything outside of the platform. */
export interface Outside {
  /** Gets the webhooks of the client. */
  hooks: HttpReceiver;
  /** Gets the notifications of the organization. */
  alerts: HttpReceiver;
  dns: DnsServer;
}

/** A platform with one of everything that the load needs. */
export interface World extends Outside {
  platform: RunningPlatform;
  client: { client_id: string; client_secret: string };
  person: SignedUp;
  organization: string;
  service: { code: string; secret: string };
  apiKey: string;
  link: { id: number; shorturl: string };
}

/** Makes the person, the organization and the rest, before any fault. */
export async function populate(platform: RunningPlatform, outside: Outside): Promise<World> {
  const client = await platform.admin<World['client']>(
    ...['client', 'create', '--name', 'Chaos', '--redirect-uri', clientRedirectUri],
    ...['--scope', scope, '--webhook-url', `${outside.hooks.url}/hook`],
  );
  const person = await signUp(platform, client, scope);
  const made = async <T>(url: string, body: unknown, token = person.access_token): Promise<T> => {
    const res = await call('POST', url, token, body);
    if (!res.ok) throw new Error(`POST ${url}: ${res.status} ${await res.text()}`);
    return (await res.json()) as T;
  };
  const organizations = `${platform.base_url}/v1/organizations`;
  const { uuid: organization } = (await made<{ data: { uuid: string } }>(organizations, { name: 'Chaos' })).data;
  const service = await platform.admin<World['service']>('service', 'create', '--code', 'chaos', '--name', 'Chaos');
  await route(made, `${organizations}/${organization}`, outside.alerts.url);
  const { api_key: apiKey } = await eventually(() =>
    platform.admin<{ api_key: string }>('links', 'key', '--email', person.email),
  );
  const target = { url: 'https://example.org/chaos' };
  const link = await made<World['link']>(`${platform.links_base_url}/api/url/add`, target, apiKey);
  return { ...outside, platform, client, person, organization, service, apiKey, link };
}

/** One destination, and one rule that sends every event of the load to it. */
async function route(
  made: <T>(url: string, body: unknown) => Promise<T>,
  organizationUrl: string,
  alertsUrl: string,
): Promise<void> {
  const destination = await eventually(() =>
    made<{ data: { uuid: string } }>(`${organizationUrl}/notification-endpoints`, {
      ...{
        type: 'webhook',
        name: 'Alerts',
        webhook_url: `${alertsUrl}/alerts`,
        webhook_secret: 'whsec_of-the-receiver',
      },
    }),
  );
  await made(`${organizationUrl}/notification-rules`, {
    ...{ name: 'All', notification_endpoint_uuid: destination.data.uuid, events: ['chaos.*'] },
    minimum_severity: 'info',
  });
}
