import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeService, newUuid } from '@platform/service-kit';
import { apiStory, eventually, httpReceiver, onePixel, type HttpReceiver } from '@platform/testing';
import { links } from './service.js';
import { linksBench, linksOrigin, type LinksBench } from './testing/links-bench.test-helper.js';
import { operator } from './testing/operator.test-helper.js';

let bench: LinksBench;
let site: HttpReceiver;
beforeAll(async () => {
  site = await httpReceiver();
  bench = await linksBench({ LINKS_STATIC_DNS: '*.acme.com=go.example' });
});
afterAll(async () => {
  await bench.close();
  await site.close();
});

it('every operation answers as the reference says; npm run examples renews its examples', async () => {
  const { call, findings } = await apiStory({
    bench,
    examples: new URL('../examples.json', import.meta.url),
    describe: (examples) => describeService({ ...links, examples }),
    origins: { [linksOrigin]: 'https://go.example.com', [site.url]: 'https://shop.acme.com' },
  });
  const ada = { uuid: newUuid(), name: 'Ada', surname: 'Lovelace', email: 'ada@example.org' };
  await bench.publish('user.registered', { user: { ...ada, email_verified: true, language: null } });
  const owner = { token: await bench.token({ user_uuid: ada.uuid, is_trusted: true }) };
  const own = '/api/v1/links';
  await call('GET', `${own}/account`, owner);
  const { data } = await call('POST', `${own}/first-key`, owner);
  const token: string = data.key;
  const get = (path: string) => call('GET', `/api${path}`, { token });
  const post = (path: string, body?: object) => call('POST', `/api${path}`, { token, ...(body && { body }) });
  const put = (path: string, body: object) => call('PUT', `/api${path}`, { token, body });
  const remove = (path: string) => call('DELETE', `/api${path}`, { token });

  await call('PUT', `${own}/account`, { ...owner, body: { credentials_by_key: true, click_events: 'people' } });
  const laptop = { name: 'Laptop', scopes: ['links:read', 'links:write'], expires: '2030-12-31 23:59:59' };
  const made = await call('POST', `${own}/keys`, { ...owner, body: laptop });
  await call('GET', `${own}/keys`, owner);
  const rotated = await call('POST', `${own}/keys/${made.data.id}/rotate`, { ...owner, body: { grace: 3600 } });
  await call('DELETE', `${own}/keys/${rotated.data.id}`, owner);
  const server = await post('/account/keys', { name: 'Server', scopes: ['links:read'] });
  await get('/account/keys');
  const { id: newKey } = await post(`/account/keys/${server.id}/rotate`, { grace: 3600 });
  await remove(`/account/keys/${newKey}/revoke`);
  await get('/account');
  const changed = JSON.stringify({ email: 'to_be_confirmed', password: 'unchanged' });
  bench.identity.script({ headers: { 'content-type': 'application/json' }, body: changed });
  await put('/account/update', { email: 'ada.lovelace@example.org' });

  const branded = { domain: 'https://links.acme.com', redirectroot: 'https://shop.acme.com/' };
  const domain = await post('/domain/add', branded);
  await post(`/domain/${domain.id}/check`);
  await put(`/domain/${domain.id}/update`, { redirect404: 'https://shop.acme.com/lost' });
  await get(`/domain/${domain.id}`);
  await get('/domains');
  const channel = await post('/channel/add', { name: 'Newsletter', description: 'Once a month', color: '#23564a' });
  await put(`/channel/${channel.id}/update`, { starred: true });
  await get('/channels');
  const campaign = await post('/campaign/add', { name: 'Spring sale', slug: 'spring', public: true });
  await put(`/campaign/${campaign.id}/update`, { name: 'Spring sale', sticky: true });
  const letter = { name: 'Newsletter', source: 'newsletter', medium: 'email', campaign: 'spring-sale' };
  const template = await post('/utm-templates', letter);
  await put(`/utm-templates/${template.id}`, { content: 'header' });
  await get(`/utm-templates/${template.id}`);
  await get('/utm-templates?sort=name');
  const pixel = await post('/pixel/add', { type: 'fbpixel', name: 'Shop', tag: '1234567890' });
  await put(`/pixel/${pixel.id}/update`, { name: 'Shop of Acme', tag: '1234567890' });
  const page = { name: 'Spring', title: 'You are leaving Acme', message: 'The shop opens in a moment.', counter: 10 };
  const splash = await post('/splash/add', page);
  await post('/splash/preview', page);
  await put(`/splash/${splash.id}/update`, { button: 'Go to the shop' });
  const poll = { question: 'Which colour is next?', options: ['Red', 'Green'], success: 'Thank you.' };
  const overlay = await post('/overlay/add', { type: 'poll', name: 'Colours', settings: poll });
  await post('/overlay/preview', { type: 'poll', name: 'Colours', settings: poll });
  await put(`/overlay/${overlay.id}/update`, { settings: { ...poll, position: 'bottomright' } });

  site.always({
    headers: { 'content-type': 'text/html' },
    body: '<title>Acme</title><meta name="description" content="Engines since 1815">',
  });
  await get(`/preview?url=${encodeURIComponent(`${site.url}/`)}`);
  await get('/alias/spring');
  const link = await post('/url/add', {
    url: 'https://shop.acme.com/spring',
    custom: 'spring',
    title: 'Spring sale',
    tags: ['spring'],
    geotarget: [{ location: 'Germany', link: 'https://shop.acme.com/de/spring' }],
    parameters: [{ name: 'utm_source', value: 'mail' }],
    pixels: [pixel.id],
    expiry: '2030-04-30 23:59:59',
  });
  await put(`/url/${link.id}/update`, {
    title: 'Spring sale of the year',
    devicetarget: [{ device: 'iPhone', link: 'https://shop.acme.com/app' }],
  });
  const other = await bench.link(token, {
    url: 'https://shop.acme.com/',
    custom: 'shop',
    type: `overlay-${overlay.id}`,
  });
  await post('/urls/bulk', { action: 'tag', ids: [link.id, other.id], tags: ['shop'] });
  await post(`/url/${other.id}/archive`);
  await post(`/url/${other.id}/unarchive`);
  await post(`/campaign/${campaign.id}/assign/${link.id}`);
  await post(`/channel/${channel.id}/assign/links/${link.id}`);

  const headers = { 'x-forwarded-for': '1.1.1.1', referer: 'https://news.example.org/', 'accept-language': 'en' };
  await bench.visit('/spring', { headers });
  await bench.counted(token, link.id, 1);
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/plain' };
  await bench.visit('/shop/answer', { method: 'POST', headers: { ...headers, ...form }, body: 'option=1' });
  await bench.counted(token, other.id, 0);
  await call('GET', `${own}/choices`, owner);
  await get(`/url/${link.id}`);
  await get(`/urls?campaign=${campaign.id}`);
  await call('GET', `${own}/url/${link.id}`, owner);
  await call('GET', `${own}/urls?campaign=${campaign.id}`, owner);
  await get('/tags');
  await post('/url/get', { limit: '10', order: 'date' });
  await post('/url/stats', { urlid: link.id });
  await call('GET', `/api/url/${link.id}/qr?format=svg`, { token });
  await get(`/campaign/${campaign.id}`);
  await get('/campaigns');
  await get(`/channel/${channel.id}`);
  await get(`/channel/${channel.id}/details`);
  await get(`/pixel/${pixel.id}`);
  await get('/pixels');
  await get(`/splash/${splash.id}`);
  await get('/splash');
  await get(`/overlay/${overlay.id}`);
  await get('/overlay');
  await get(`/overlay/${overlay.id}/answers`);
  await call('GET', `/api/overlay/${overlay.id}/answers/export`, { token });
  await get('/summary');
  await get(`/statistics?${span()}&topLinks=3`);
  await get(`/statistics/links/${link.id}?${span()}`);
  await call('GET', `/api/statistics/links/${link.id}/export`, { token });

  const bio = {
    title: 'Acme',
    alias: 'acme',
    description: 'Engines since 1815',
    blocks: [
      { type: 'heading', text: 'New' },
      { type: 'link', text: 'Spring sale', url: 'https://shop.acme.com/spring' },
    ],
  };
  const profile = await post('/bio/add', bio);
  await post('/bio/preview', bio);
  await put(`/bio/${profile.id}/update`, { description: 'Engines and notes since 1815' });
  await get(`/bio/${profile.id}`);
  await get('/bio');
  const code = { type: 'link', data: 'https://shop.acme.com/spring', name: 'Poster', foreground: '#23564a' };
  const qr = await post('/qr/add', code);
  await call('POST', '/api/qr/preview', { token, body: { ...code, logo: onePixel, size: 600 } });
  await put(`/qr/${qr.id}/update`, { data: 'https://shop.acme.com/summer', name: 'Poster' });
  await get(`/qr/${qr.id}`);
  await get('/qr');
  await call('GET', `/api/qr/${qr.id}/picture`, { token });

  const csv = 'url,custom,title\nhttps://shop.acme.com/jobs,jobs,Jobs\n';
  await post('/urls/import', { csv });
  const file = 'url,custom,title\nhttps://shop.acme.com/news,news,News\nhttps://shop.acme.com/jobs,jobs,Jobs\n';
  await post('/urls/imports/preview', { csv: file });
  const started = await post('/urls/imports', { csv: file });
  await eventually(async () => {
    const { body } = await bench.call('GET', `/api/urls/imports/${started.data.id}`, { token });
    expect(body.data.state).toBe('done');
  });
  await get(`/urls/imports/${started.data.id}`);
  await get('/urls/imports');
  await call('GET', `/api/urls/imports/${started.data.id}/rejected`, { token });
  await call('GET', '/api/urls/export', { token });
  expect(await operator(bench, 'block', '--short', `${linksOrigin}/shop`, '--reason', 'phishing')).toMatchObject({
    blocked: 1,
  });
  await post('/safety/appeals', { url: `${linksOrigin}/shop`, message: 'This is the shop of Acme.' });
  await get('/safety/appeals');

  await remove(`/urls/imports/${started.data.id}`);
  await remove(`/statistics/links/${link.id}`);
  await post(`/campaign/${campaign.id}/unassign/${link.id}`);
  await post(`/channel/${channel.id}/unassign/links/${link.id}`);
  await remove(`/url/${link.id}/delete`);
  await remove(`/utm-templates/${template.id}`);
  const removals = { domain, channel, campaign, pixel, splash, overlay, bio: profile, qr };
  for (const [kind, { id }] of Object.entries(removals)) await remove(`/${kind}/${id}/delete`);
  expect(await findings()).toStrictEqual([]);
});

/** Yesterday and today. */
function span(): string {
  const date = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return `from=${date(1)}&to=${date(0)}`;
}
