/** A list of the API, and SQL that fills it. Rows with a higher number come first. */
export interface WalkedList {
  path: (parentId: number) => string;
  collection: string;
  /** What identifies a record: its id by default. */
  keyOf?: (record: Record<string, unknown>) => string;
  /** The parent row, besides the account. */
  parent?: (accountId: number) => string;
  row: (accountId: number, n: number, parentId: number) => string;
  remove: (key: string) => string;
}

/** Each two rows share a time, a microsecond after that of the two before. */
const moment = (n: number) => `timestamptz '2026-01-02 03:04:05Z' + ${Math.floor(n / 2)} * interval '1 microsecond'`;

const link = (accountId: number, n: number) =>
  `INSERT INTO link (account_id, alias, alias_key, url, title, created_at, clicks_before)
   VALUES (${accountId}, 'w${accountId}-${n}', 'w${accountId}-${n}', 'https://example.org/',
     'walked ' || chr(${Math.floor(n / 2) + 64}), ${moment(n)},
     ${Math.floor(n / 2)})
   RETURNING id`;
const links = (query: string): WalkedList => ({
  path: () => `urls${query}`,
  collection: 'urls',
  row: link,
  remove: (id) => `UPDATE link SET state = 'deleted', deleted_at = now() WHERE id = ${id}`,
});

/** A list of the rows of one table. */
const simple = (path: string, collection: string, table: string, columns: string, values: (n: number) => string) => ({
  path: () => path,
  collection,
  row: (accountId: number, n: number) =>
    `INSERT INTO ${table} (account_id, ${columns})
     VALUES (${accountId}, ${values(n).replaceAll('ACCOUNT', String(accountId))})`,
  remove: (id: string) => `DELETE FROM ${table} WHERE id = ${id}`,
});

const bioPage = (accountId: number, n: number) =>
  `INSERT INTO bio_page (account_id, alias, alias_key, title)
   VALUES (${accountId}, 'w${n}', 'w${accountId}-${n}', 'x') RETURNING id`;

/** Links and bio pages in turn. */
const channelItem = (accountId: number, n: number, channelId: number) => {
  const [type, item] = n % 2 ? (['bio', bioPage] as const) : (['links', link] as const);
  return `WITH made AS (${item(accountId, n)})
    INSERT INTO channel_item (channel_id, account_id, type, item_id, assigned_at)
    SELECT ${channelId}, ${accountId}, '${type}', id, ${moment(n)} FROM made`;
};

export const walkedLists: Record<string, WalkedList> = {
  'links, newest first': links(''),
  'links by clicks': links('?order=click'),
  'links by title': links('?sort=-title'),
  'links, active ones': links('?state=active'),
  'links that are found': links('?q=walked'),
  'links that are found, by clicks': links('?q=walked&order=click'),
  tags: {
    path: () => 'tags',
    collection: 'tags',
    keyOf: ({ tag }) => String(tag),
    parent: (accountId) => link(accountId, 0),
    row: (accountId, n, linkId) =>
      `INSERT INTO link_tag (account_id, link_id, tag)
       VALUES (${accountId}, ${linkId}, 'ü ${String(100 - n).padStart(3, '0')}')`,
    remove: (tag) => `DELETE FROM link_tag WHERE tag = '${tag}'`,
  },
  campaigns: simple('campaigns', 'campaigns', 'campaign', 'name', (n) => `'Campaign ${n}'`),
  'UTM templates': simple('utm-templates', 'templates', 'utm_template', 'name, source', (n) => `'T ${n}', 'x'`),
  'UTM templates by name': simple(
    'utm-templates?sort=-name',
    'templates',
    'utm_template',
    'name, source',
    // Four of them are alike in what a cursor holds: their ids tell them apart.
    (n) => `'${'t'.repeat(57)}${String(Math.floor(n / 4)).padStart(3, '0')} ${n}', 'x'`,
  ),
  // Later ones are starred.
  channels: simple(
    'channels',
    'channels',
    'channel',
    'name, color, starred',
    (n) => `'C', '#fff', ${n % 3 === 0 || n > 9}`,
  ),
  'items of a channel': {
    path: (channelId) => `channel/${channelId}`,
    collection: 'items',
    parent: (accountId) =>
      `INSERT INTO channel (account_id, name, color) VALUES (${accountId}, 'C', '#fff') RETURNING id`,
    row: channelItem,
    keyOf: ({ type, id }) => `('${String(type)}', ${String(id)})`,
    remove: (key) => `DELETE FROM channel_item WHERE (type, item_id) = ${key}`,
  },
  domains: simple('domains', 'domains', 'domain', 'host, scheme', (n) => `'h${n}-ACCOUNT.example.com', 'https'`),
  overlays: simple('overlay', 'cta', 'overlay', 'type, name, content', (n) => `'message', 'O${n}', '{}'`),
  'answers of an overlay': {
    path: (overlayId) => `overlay/${overlayId}/answers`,
    collection: 'answers',
    parent: (accountId) =>
      `INSERT INTO overlay (account_id, type, name, content) VALUES (${accountId}, 'poll', 'O', '{}') RETURNING id`,
    row: (accountId, n, overlayId) =>
      `INSERT INTO overlay_answer (account_id, overlay_id, link_id, option)
       VALUES (${accountId}, ${overlayId}, 1, 'a${n}')`,
    remove: (id) => `DELETE FROM overlay_answer WHERE id = ${id}`,
  },
  'splash pages': simple('splash', 'splash', 'splash', 'name, content', (n) => `'S${n}', '{}'`),
  pixels: simple('pixels', 'pixels', 'pixel', 'type, name, tag', (n) => `'bing', 'P', '${1000 + n}'`),
  'QR codes': simple(
    'qr',
    'qrs',
    'qr',
    'code, type, data, is_dynamic, foreground, background, created_at',
    (n) => `'q${n}-ACCOUNT', 'text', '"x"', false, '#000', '#fff', ${moment(n)}`,
  ),
  'bio pages': simple(
    'bio',
    'bio',
    'bio_page',
    'alias, alias_key, title, created_at',
    (n) => `'b${n}-ACCOUNT', 'b${n}-ACCOUNT', 'B', ${moment(n)}`,
  ),
  keys: simple(
    'account/keys',
    'keys',
    'api_key',
    'name, prefix, key_hash',
    (n) => `'k', 'prefix${n}', 'h${n}-ACCOUNT'`,
  ),
  imports: simple(
    'urls/imports',
    'imports',
    'link_import',
    'header, fields, lines, state, finished_at',
    () => `'{url}', '{url}', 1, 'done', now()`,
  ),
  appeals: simple(
    'safety/appeals',
    'appeals',
    'block_appeal',
    'url, message',
    (n) => `'https://example.org/${n}', 'x'`,
  ),
};
