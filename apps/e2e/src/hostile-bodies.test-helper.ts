/** The ids that the bodies refer to. */
export interface Known {
  organization: string;
  client: string;
  emailDestination: string;
  webhookDestination: string;
  rule: string;
  role: number;
  team: number;
  link: number;
  campaign: number;
  channel: number;
  template: number;
  pixel: number;
  qr: number;
}

/** Method, path and a valid body. */
export type Example = readonly [method: string, path: string, body: Record<string, unknown>];

const url = 'https://example.com/';

/** Below `base_url`, with the token of the console. */
export function platformExamples(known: Known): Example[] {
  const organization = `/v1/organizations/${known.organization}`;
  const endpoints = `${organization}/notification-endpoints`;
  const person = { birthday: '1990-01-01', gender: 'female', phone: '+4930123456', language: 'en' };
  const address = { street_address: '1 Road', locality: 'Town', region: 'R', postal_code: '1', country: 'DE' };
  const client = { name: 'c', redirect_uris: [`${url}cb`], scopes: ['openid'], webhook_url: 'http://127.0.0.1:9/h' };
  const addresses = { logo_uri: url, policy_uri: url, tos_uri: url, post_logout_redirect_uris: [url] };
  const quiet = { days: ['mon'], from: '10:00', to: '11:00', time_zone: 'Europe/Berlin' };
  const span = { from: '2026-11-20T00:00:00Z', to: '2026-11-22T00:00:00Z' };
  return [
    ['PUT', '/v1/me', { name: 'Ada', surname: 'L', ...person, address }],
    ['PUT', organization, { name: 'n', description: 'd' }],
    ['POST', `${organization}/roles`, { name: 'ops', display_name: 'Ops', permissions: ['view_members'] }],
    ['PUT', `${organization}/roles/${known.role}`, { display_name: 'Ops', permissions: ['view_members'] }],
    ['POST', `${organization}/invitations`, { email: 'inv@example.org', role: 'member' }],
    ['POST', `${organization}/invitations/bulk`, { invitations: [{ email: 'bulk@example.org', role: 'member' }] }],
    ['POST', `${organization}/teams`, { name: 'team', member_uuids: [] }],
    ['PUT', `${organization}/teams/${known.team}`, { name: 'another', member_uuids: [] }],
    ['POST', `${organization}/invite-links`, { role: 'member', max_uses: 3, expires_in_days: 3 }],
    ['POST', `${organization}/domains`, { domain: 'hostile.example.org' }],
    ['POST', '/v1/oauth-clients', { ...client, ...addresses, backchannel_logout_uri: url, jwks_uri: null }],
    ['PUT', `/v1/oauth-clients/${known.client}`, { ...client, ...addresses }],
    ['POST', `/v1/oauth-clients/${known.client}/rotate-secret`, { overlap_seconds: 5 }],
    ['POST', endpoints, { type: 'email', name: 'm', emails: ['a@example.org'] }],
    ['PUT', `${endpoints}/${known.webhookDestination}`, { name: 'w', webhook_url: 'http://127.0.0.1:9/z' }],
    [
      'POST',
      `${organization}/notification-rules`,
      {
        ...{ name: 'r', notification_endpoint_uuid: known.emailDestination, events: ['deploy.*'] },
        ...{ minimum_severity: 'info', is_active: true, mute_windows: [quiet] },
      },
    ],
    ['PUT', `${organization}/notification-rules/${known.rule}`, { name: 'r', events: ['b.*'] }],
    ['POST', `${organization}/notifications/test`, { event: 'a.b', severity: 'info', title: 't', message: 'm' }],
    ['POST', `/v1/webhook-deliveries/retry?client_id=${known.client}`, { ...span, event: 'member.added' }],
  ];
}

/** Below `links_base_url`, with an API key. */
export function linkExamples(known: Known): Example[] {
  const targets = {
    geotarget: [{ location: 'Germany', link: url }],
    devicetarget: [{ device: 'iphone', link: url }],
    parameters: [{ name: 'a', value: 'b' }],
  };
  const texts = { title: 't', description: 'd', note: 'n', tags: ['a'] };
  // Alone, as each password that is taken costs a slow hash.
  const password = { url, password: 'secret' };
  const card = { fname: 'a', lname: 'b', email: 'a@example.org', phone: '+4915112345678', org: 'o', site: url };
  const colours = { foreground: 'rgb(0,0,0)', background: 'rgb(255,255,255)' };
  return [
    ['POST', '/api/url/add', { url, ...texts, ...targets, expiry: '2099-01-01 00:00:00', pixels: [known.pixel] }],
    ['PUT', `/api/url/${known.link}/update`, { url, ...texts, ...targets }],
    ['POST', '/api/url/add', password],
    ['PUT', `/api/url/${known.link}/update`, password],
    ['POST', '/api/url/get', { urls: [url] }],
    ['POST', '/api/campaign/add', { name: 'campaign', public: true }],
    ['PUT', `/api/campaign/${known.campaign}/update`, { name: 'renamed', slug: 'hostile-slug', public: true }],
    ['POST', '/api/channel/add', { name: 'n', description: 'd', color: '#ffffff', starred: true }],
    ['PUT', `/api/channel/${known.channel}/update`, { name: 'n', description: 'd', color: '#ffffff' }],
    ['POST', '/api/utm-templates', { name: 't', source: 's', medium: 'm', campaign: 'c', term: 't', content: 'c' }],
    ['PUT', `/api/utm-templates/${known.template}`, { name: 'u', source: 's', medium: 'm' }],
    ['PUT', `/api/pixel/${known.pixel}/update`, { name: 'p', tag: 'GTM-ABC124' }],
    ['POST', '/api/qr/add', { type: 'vcard', data: card, ...colours, name: 'q' }],
    ['POST', '/api/qr/add', { type: 'wifi', data: { ssid: 's', encryption: 'wpa', password: 'password' } }],
    ['PUT', `/api/qr/${known.qr}/update`, { data: 'y', name: 'z' }],
    ['POST', '/api/splash/add', { name: 's', title: 't', message: 'm', counter: 5, product: url, link: url }],
    ['POST', '/api/overlay/add', { name: 'o', type: 'message', settings: { text: 'x', label: 'l', link: url } }],
    ['POST', '/api/bio/add', { title: 'b', description: 'd', blocks: [{ type: 'link', text: 'x', url }] }],
    ['POST', '/api/account/keys', { name: 'k' }],
    ['POST', '/api/urls/import', { csv: `url,title\n${url},t\n` }],
  ];
}
