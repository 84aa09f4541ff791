import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { phone, type ConsoleMessage, type Page, type Request } from '@platform/testing/page-walk';
import { consoleBench, type ConsoleBench } from './console-bench.test-helper.js';
import { turnTo } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@crawl.example.org', password: 'a compiler for 1952' };
const ada = { name: 'Ada', surname: 'Lovelace', email: 'ada@crawl.example.org', password: 'notes on the engine' };
const screens = { desktop: { width: 1280, height: 900 }, phone };
/** Requests of one page to the API. Two are the frame's: who the person is, and their organizations. */
const mostRequests = 6;
const ofFrame = ['GET /api/v1/me', 'GET /api/v1/organizations'];

interface Made {
  id: number;
  uuid: string;
  user_uuid: string;
  client_id: string;
  shorturl: string;
}

/** A browser opens every page of the console once, with something to show on each. */
describe('every page of the console', () => {
  let bench: ConsoleBench;
  /** They look at pages at the same time. They stay open, since a new tab would load and compile the console anew. */
  let tabs: Page[];
  /** The pages' addresses by their routes, without the path of the console. */
  let addresses: Record<string, string[]>;
  const opened = new Set<string>();
  const linked = new Set<string>();

  beforeAll(async () => {
    bench = await consoleBench({ owner, others: [ada] });
    tabs = [bench.page, await bench.page.context().newPage()];
    for (const page of tabs) await page.setViewportSize(screens.desktop);
    addresses = { ...plain, ...(await ofOrganization()), ...(await ofLinks()) };
  });
  afterAll(() => bench?.close());

  const make = (path: string, body: object) => bench.ask<Made>('POST', path, body);
  const below = (path: string, ...parts: string[]) => [path, ...parts.map((part) => `${path}/${part}`)];

  async function ofOrganization() {
    const { uuid } = await make('/v1/organizations', { name: 'Navy', description: 'Ships and their people.' });
    const organization = `/v1/organizations/${uuid}`;
    const { user_uuid } = await make(`${organization}/members`, { email: ada.email, role: 'viewer' });
    await make(`${organization}/invitations`, { email: 'joan@crawl.example.org', role: 'viewer' });
    await make(`${organization}/invite-links`, { role: 'viewer', max_uses: 3 });
    await make(`${organization}/teams`, { name: 'Deck', member_uuids: [user_uuid] });
    await make(`${organization}/roles`, { name: 'auditor', display_name: 'Auditor', permissions: ['view_audit_logs'] });
    await make(`${organization}/domains`, { domain: 'navy-crawl.com', mode: 'manual' });
    const mail = { type: 'email', name: 'Mail', emails: [owner.email] };
    const destination = await make(`${organization}/notification-endpoints`, mail);
    const asked = { name: 'Deploys', notification_endpoint_uuid: destination.uuid, events: ['deploy.*'] };
    const rule = await make(`${organization}/notification-rules`, asked);
    await make(`${organization}/notification-endpoints/${destination.uuid}/test`, {});
    const { client_id } = await make('/v1/oauth-clients', {
      ...{ name: 'Chart room', redirect_uris: ['https://chart.example.org/'], scopes: ['openid'] },
      ...{ webhook_url: 'https://chart.example.org/hook', organization_uuid: uuid },
    });
    return {
      'organizations/$uuid/{-$part}': [
        ...below(`organizations/${uuid}`, 'invitations', 'invite-links', 'roles', 'teams', 'domains', 'destinations'),
        `organizations/${uuid}/destinations?new=destination`,
        ...['', '&tab=settings', '&tab=danger'].map(
          (tab) => `organizations/${uuid}/destinations?destination=${destination.uuid}${tab}`,
        ),
        ...['', '?new=rule', `?rule=${rule.uuid}`].map((asked) => `organizations/${uuid}/rules${asked}`),
        ...['deliveries', 'audit-log', 'branding', 'settings'].map((part) => `organizations/${uuid}/${part}`),
      ],
      'applications/$id/{-$part}': below(
        `applications/${client_id}`,
        ...['settings', 'branding', 'webhooks', 'keys', 'danger'],
      ),
    };
  }

  async function ofLinks() {
    const add = (kind: string, body: object) => make(`/v1/links/${kind}/add`, body);
    const campaign = await add('campaign', { name: 'Seasons', slug: 'crawl-seasons', public: true });
    const channel = await add('channel', { name: 'Letters', color: '#c2410c' });
    const template = await make('/v1/links/utm-templates', { name: 'Letters', source: 'letter', medium: 'email' });
    const domain = await add('domain', { domain: 'https://crawl.brand.example' });
    const overlay = await add('overlay', {
      type: 'poll',
      name: 'Tea',
      settings: { question: 'Tea?', options: ['Yes', 'No'] },
    });
    const splash = await add('splash', { name: 'Wait', title: 'One moment', message: 'It goes on soon.', counter: 5 });
    const pixel = await add('pixel', { type: 'fbpixel', name: 'Shop', tag: '1234567890' });
    const blocks = [{ type: 'link', text: 'Shop', url: 'https://example.org/shop' }];
    const bio = await add('bio', { title: 'Grace', alias: 'grace-crawl', description: 'Compiles.', blocks });
    const code = await add('qr', { type: 'link', data: 'https://example.org/poster', name: 'Poster' });
    await make('/v1/links/keys', { name: 'Ships', scopes: ['links:read'], expires: null });
    const link = await add('url', {
      ...{ url: 'https://example.org/', custom: 'crawled', title: 'Summer sale', tags: ['sale'] },
      ...{ campaign: campaign.id, channel: channel.id, pixels: [pixel.id], type: `overlay-${overlay.id}` },
    });
    await fetch(link.shorturl, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
    return {
      'links/$id/{-$part}': below(`links/${link.id}`, 'qr-code', 'settings', 'danger'),
      'links/campaigns/$id': [`links/campaigns/${campaign.id}`],
      'links/channels/$id': [`links/channels/${channel.id}`],
      'links/utm-templates/$id': [`links/utm-templates/${template.id}`],
      'links/domains/$id': [`links/domains/${domain.id}`],
      'links/overlays/$id/{-$part}': below(`links/overlays/${overlay.id}`, 'answers'),
      'links/splash/$id': [`links/splash/${splash.id}`],
      'links/pixels/$id': [`links/pixels/${pixel.id}`],
      'links/bio/$id/{-$part}': below(`links/bio/${bio.id}`, 'visits', 'danger'),
      'links/qr-codes/$id/{-$part}': below(`links/qr-codes/${code.id}`, 'scans', 'danger'),
    };
  }

  /** What of a path names no single thing. */
  const kindOf = (path: string) =>
    path.replaceAll(/[\da-f]{8}-[\da-f-]{27}|(?<=\/)\d+(?=\/|$)/g, '…').replace(/\/$/, '');

  const pathOf = (address: string) => `/console/${address}`.replace(/\?.*/, '').replace(/\/$/, '');

  /** What is wrong with the page at this address. The first one of a new tab is loaded, the console turns to others. */
  async function look(page: Page, address: string): Promise<string[]> {
    const isFirst = page.url() === 'about:blank';
    const found: string[] = [];
    const requests: string[] = [];
    const path = pathOf(address);
    const hear = (message: ConsoleMessage) => {
      if (['warning', 'error'].includes(message.type())) found.push(message.text());
    };
    const count = (request: Request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/v1/')) requests.push(`${request.method()} ${pathname}${search}`);
    };
    page.on('console', hear).on('request', count);
    try {
      await (isFirst ? page.goto(`/console/${address}`) : turnTo(page, `/console/${address}`));
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (isFirst) await page.waitForLoadState('networkidle');
      const loading = page.getByRole('status').filter({ hasText: /^Loading / });
      await eventually(async () => expect(await loading.count()).toBe(0));
      expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(path);
      opened.add(kindOf(path));
      const hrefs = await page
        .locator('a[href^="/console"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace(/[?#].*/, '')));
      for (const href of hrefs) linked.add(kindOf(href));
      await bench.walk.inspect(page, kindOf(address).replaceAll(/\W+/g, '-'), { screens });
      const own = requests.filter((request) => !ofFrame.includes(request));
      if (requests.length > mostRequests || own.length > mostRequests - ofFrame.length)
        found.push(`${requests.length} requests: ${requests.join(', ')}`);
    } catch (err) {
      found.push(String(err));
    }
    page.off('console', hear).off('request', count);
    return found.map((text) => `${kindOf(address)}: ${text}`);
  }

  const everywhere = () => Object.values(addresses).flat();
  /** All pages whose addresses are like this. */
  async function lookAt(area: RegExp): Promise<void> {
    const left = everywhere().filter((address) => area.test(address));
    const found: string[] = [];
    const lookAtThem = async (page: Page) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) found.push(...(await look(page, next)));
    };
    await Promise.all(tabs.map(lookAtThem));
    expect(found).toStrictEqual([]);
  }

  it('is in the list of this test', async () => {
    const routes = await bench.page.evaluate<string[]>('Object.keys(window.__TSR_ROUTER__.routesByPath)');
    const known = Object.keys(addresses).map((route) => `/console/${route}`.replace(/\/$/, ''));
    expect(routes.map((route) => route.replace(/\/$/, '')).sort()).toStrictEqual(known.sort());
  });

  it.each([
    ['organizations', /^(organizations(?!.+\/(destinations|rules|deliveries)).*)?$/],
    ['notifications', /\/(destinations|rules|deliveries)/],
    ['applications', /^applications/],
    ['links', /^links(\/(new|import|statistics|keys.*|\d.*))?$/],
    ['campaigns, channels, templates and domains', /^links\/(campaigns|channels|utm-templates|domains)/],
    ['overlays, splash pages and pixels', /^links\/(overlays|splash|pixels)/],
    ['bio pages and QR codes', /^links\/(bio|qr-codes)/],
  ])('is sound where it is about %s', (_, area) => lookAt(area));

  it('was opened by one of the tests above, also where only a link leads to it', () => {
    const listed = everywhere().map((address) => kindOf(pathOf(address)));
    expect([...listed, ...linked].filter((path) => !opened.has(path))).toStrictEqual([]);
  });

  it('breaks no content security policy, and throws no error', () => {
    expect(bench.walk.complaints).toStrictEqual([]);
  });
});

/** Pages that are about no single thing. */
const plain = Object.fromEntries(
  [
    ...['', 'organizations', 'organizations/new', 'applications', 'applications/new'],
    ...['links', 'links/new', 'links/import', 'links/statistics'],
    ...[
      'campaigns',
      'channels',
      'utm-templates',
      'domains',
      'keys',
      'overlays',
      'splash',
      'pixels',
      'bio',
      'qr-codes',
    ].flatMap((kind) => [`links/${kind}`, `links/${kind}/new`]),
  ].map((path) => [path, [path]]),
);
