import assert from 'node:assert/strict';
import { clientRedirectUri, eventually, signUp, type HttpReceiver, type RunningPlatform } from '@platform/testing';

const scope = 'openid profile email organizations org:read org:manage links:manage offline_access';

/** Where the platform sends what it has to tell. */
export interface Receivers {
  /** Webhooks of the OAuth client. */
  hooks: HttpReceiver;
  /** Events of the dispatching service. */
  alerts: HttpReceiver;
}

/** A person with all that the journey goes through. */
export interface Traveller {
  email: string;
  token: string;
  organization: string;
  service: { code: string; secret: string };
  apiKey: string;
  link: { id: number; shorturl: string };
}

/** Settings of the platforms of the drills: no limit is reached, and a failed delivery comes again soon. */
export const drillSettings = {
  DELIVERY_RETRY_SCHEDULE: '1,1,2,2,2,4,4',
  API_RATE_LIMIT: '1000000',
  AUTHORIZATION_RATE_LIMIT: '1000000',
  AUTHORIZATION_RATE_LIMIT_PER_CLIENT: '1000000',
  LINKS_RATE_LIMIT: '1000000',
};

let journeys = 0;

/**
 * A person signs up and in, and makes an organization with a destination and a rule, and a short link.
 *
 * @throws at the first answer that is not as it should be
 */
export async function setOut(platform: RunningPlatform, { hooks, alerts }: Receivers): Promise<Traveller> {
  const number = ++journeys;
  const client = await platform.admin<{ client_id: string; client_secret: string }>(
    ...['client', 'create', '--name', `Drill ${number}`, '--redirect-uri', clientRedirectUri],
    ...['--scope', scope, '--webhook-url', `${hooks.url}/hook`],
  );
  const code = `drill-${number}`;
  const service = await platform.admin<Traveller['service']>('service', 'create', '--code', code, '--name', code);
  const { email, access_token: token } = await signUp(platform, client, scope);
  const api = <T>(path: string, body: object) => post<T>(`${platform.base_url}/v1${path}`, token, body);
  // New people reach the other services by events.
  const { data } = await eventually(() => api<{ data: { uuid: string } }>('/organizations', { name: 'Drill' }));
  const own = `/organizations/${data.uuid}`;
  const destination = { type: 'webhook', name: 'Alerts', webhook_url: `${alerts.url}/alerts` };
  const made = await eventually(() =>
    api<{ data: { uuid: string } }>(`${own}/notification-endpoints`, { ...destination, webhook_secret: 'whsec_drill' }),
  );
  const rule = { name: 'All', notification_endpoint_uuid: made.data.uuid, events: ['*'], minimum_severity: 'info' };
  await api(`${own}/notification-rules`, rule);
  const { api_key: apiKey } = await eventually(() =>
    platform.admin<{ api_key: string }>('links', 'key', '--email', email),
  );
  const address = { url: 'https://example.org/drill' };
  const link = await post<Traveller['link']>(`${platform.links_base_url}/api/url/add`, apiKey, address);
  return { email, token, organization: data.uuid, service, apiKey, link };
}

async function post<T>(url: string, token: string, body: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const res = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await res.text();
  assert.ok(res.ok, `POST ${url}: ${res.status} ${text}`);
  return JSON.parse(text) as T;
}
