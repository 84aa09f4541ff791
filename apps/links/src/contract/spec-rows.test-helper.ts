/** The endpoint table of the contract, each row with a request and a sample of its answer. */
// `nextcursor` is additive, as are `links` and `answers` of the records of lists.
const pages = { result: 1, perpage: 10, currentpage: 1, nextpage: 0, nextcursor: null, maxpage: 1 };
const done = { error: 0, message: 'Done.' };
const added = { error: 0, id: 1 };
const when = '2026-11-20 21:42:07';
const saved = {
  error: 0,
  id: 1,
  domain: 'Autumn',
  name: 'Autumn',
  public: true,
  rotator: 'https://go.example/r/autumn',
  list: 'https://go.example/u/ada/c-1',
};
const channel = { id: 1, name: 'News', description: 'D', color: '#fff', starred: true };
const campaign = { id: 1, name: 'A', domain: 'A', public: true, rotator: saved.rotator, list: saved.list };

const statistics = {
  clicks: 0,
  uniqueClicks: 0,
  topCountries: {},
  topReferrers: {},
  topBrowsers: {},
  topOs: {},
  socialCount: { facebook: 0, twitter: 0, instagram: 0 },
};
const qr = { id: 1, link: 'https://go.example/qr/x', scans: 0, name: 'Code', date: when, type: 'text' };

/** One row of the endpoint table of the contract. `{name}` in a path is an id that an earlier row made. */
export interface Row {
  operation: string;
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;
  body?: object;
  answer: object;
  /** The name under which later rows find the id of the answer. */
  keep?: string;
}

export const rows: Row[] = [
  {
    operation: 'Get account',
    call: 'GET /api/account',
    answer: {
      error: 0,
      data: {
        id: 1,
        email: 'a@b.c',
        username: 'ada',
        avatar: 'https://go.example/avatar/ada.svg',
        status: 'pro',
        expires: when,
        registered: when,
      },
    },
  },
  {
    operation: 'Create campaign',
    call: 'POST /api/campaign/add',
    body: { name: 'Autumn', slug: 'autumn', public: true },
    answer: saved,
    keep: 'campaign',
  },
  {
    operation: 'List campaigns',
    call: 'GET /api/campaigns?limit=10&page=1',
    answer: { error: 0, data: { ...pages, campaigns: [campaign] } },
  },
  { operation: 'Assign short link to campaign', call: 'POST /api/campaign/{campaign}/assign/{link}', answer: done },
  {
    operation: 'Update campaign without access',
    call: 'PUT /api/campaign/{campaign}/update',
    body: { name: 'Winter', public: false },
    answer: { ...saved, public: false, rotator: false },
  },
  {
    operation: 'Create channel',
    call: 'POST /api/channel/add',
    body: { name: 'News', description: 'D', color: '#FFF', starred: true },
    answer: { error: 0, ...channel },
    keep: 'channel',
  },
  {
    operation: 'List channels',
    call: 'GET /api/channels?limit=10&page=1',
    answer: { error: 0, data: { ...pages, channels: [channel] } },
  },
  { operation: 'Assign item to channel', call: 'POST /api/channel/{channel}/assign/links/{link}', answer: done },
  {
    operation: 'List channel items',
    call: 'GET /api/channel/{channel}?limit=10&page=1',
    answer: {
      error: 0,
      data: {
        ...pages,
        items: [
          {
            type: 'links',
            id: 1,
            title: 'T',
            preview: 'https://go.example/x/i',
            link: 'https://go.example/x',
            date: '2026-11-20',
          },
        ],
      },
    },
  },
  {
    operation: 'Update channel',
    call: 'PUT /api/channel/{channel}/update',
    body: { starred: false },
    answer: done,
  },
  {
    operation: 'Create overlay',
    call: 'POST /api/overlay/add',
    body: { type: 'message', name: 'Sale', settings: { text: 'Now' } },
    answer: added,
    keep: 'overlay',
  },
  {
    operation: 'List CTA overlays',
    call: 'GET /api/overlay?limit=10&page=1',
    answer: {
      error: 0,
      data: { ...pages, cta: [{ id: 1, type: 'message', name: 'Sale', date: when, links: 0, answers: 0 }] },
    },
  },
  {
    operation: 'Create custom splash page',
    call: 'POST /api/splash/add',
    body: { name: 'Hello', counter: 5 },
    answer: added,
    keep: 'splash',
  },
  {
    operation: 'List custom splash pages',
    call: 'GET /api/splash?limit=10&page=1',
    answer: { error: 0, data: { ...pages, splash: [{ id: 1, name: 'Hello', date: when, links: 0 }] } },
  },
  {
    operation: 'Create pixel',
    call: 'POST /api/pixel/add',
    body: { type: 'gtmpixel', name: 'GTM', tag: 'GTM-ABC123' },
    answer: added,
    keep: 'pixel',
  },
  {
    operation: 'List pixels',
    call: 'GET /api/pixels?limit=10&page=1',
    answer: {
      error: 0,
      data: { ...pages, pixels: [{ id: 1, type: 'gtmpixel', name: 'GTM', tag: 'GTM-ABC123', date: when, links: 0 }] },
    },
  },
  {
    operation: 'Update pixel',
    call: 'PUT /api/pixel/{pixel}/update',
    body: { name: 'New', tag: 'GTM-ABC124' },
    answer: done,
  },
  {
    operation: 'Update account',
    call: 'PUT /api/account/update',
    body: { email: 'new@example.org', password: 'a-long-enough-password' },
    answer: done,
  },
  {
    operation: 'Create branded domain',
    call: 'POST /api/domain/add',
    body: { domain: 'https://links.example.com', redirectroot: 'https://example.org' },
    answer: added,
    keep: 'domain',
  },
  {
    operation: 'List branded domains',
    call: 'GET /api/domains?limit=10&page=1',
    answer: {
      error: 0,
      data: {
        ...pages,
        domains: [{ id: 1, domain: 'https://links.example.com', redirectroot: 'https://example.org', redirect404: '' }],
      },
    },
  },
  {
    operation: 'Update branded domain',
    call: 'PUT /api/domain/{domain}/update',
    body: { redirect404: 'https://example.org/404' },
    answer: done,
  },
  {
    operation: 'Create QR code',
    call: 'POST /api/qr/add',
    body: { type: 'text', data: 'hello', background: 'rgb(255,255,255)', foreground: 'rgb(0,0,0)' },
    answer: { ...added, link: qr.link },
    keep: 'qr',
  },
  {
    operation: 'List QR codes',
    call: 'GET /api/qr?limit=10&page=1',
    answer: { error: 0, data: { ...pages, qrs: [qr] } },
  },
  {
    operation: 'Get QR code',
    call: 'GET /api/qr/{qr}',
    answer: {
      error: 0,
      // The six from `dynamic` on are additions.
      details: {
        ...qr,
        dynamic: true,
        data: { text: 'hello' },
        foreground: 'x',
        background: 'x',
        logo: false,
        linkid: null,
        status: 'active',
      },
      data: statistics,
    },
  },
  {
    operation: 'Update QR code',
    call: 'PUT /api/qr/{qr}/update',
    body: { data: 'hello again' },
    answer: done,
  },
  // The deletions last, as the rows above need what they delete.
  { operation: 'Delete QR code', call: 'DELETE /api/qr/{qr}/delete', answer: done },
  { operation: 'Delete branded domain', call: 'DELETE /api/domain/{domain}/delete', answer: done },
  { operation: 'Delete pixel', call: 'DELETE /api/pixel/{pixel}/delete', answer: done },
  { operation: 'Delete channel', call: 'DELETE /api/channel/{channel}/delete', answer: done },
  { operation: 'Delete campaign', call: 'DELETE /api/campaign/{campaign}/delete', answer: done },
];
