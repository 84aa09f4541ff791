import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { fieldsOf, serviceOf } from './columns.js';

/** The headers of the known exporters. */
const exports: [service: string, header: string, fields: Record<string, string>][] = [
  ['YOURLS', 'keyword,url,title,timestamp,ip,clicks', { keyword: 'custom', url: 'url', timestamp: 'created' }],
  [
    'Shlink',
    'createdAt,shortUrl,domain,shortCode,longUrl,title,tags,visits',
    { shortCode: 'custom', longUrl: 'url', shortUrl: 'shorturl', visits: 'clicks', createdAt: 'created' },
  ],
  [
    'Dub',
    'Short link,Destination URL,Clicks,Created at,Link ID,Updated at,Tags,Archived',
    { 'Short link': 'shorturl', 'Destination URL': 'url', Clicks: 'clicks' },
  ],
  ['Dub', 'domain,key,url,comments,expiresAt', { key: 'custom', comments: 'note', expiresAt: 'expiry' }],
  ['Bitly', 'Title,Long URL,Bitlink,Tags,Created', { 'Long URL': 'url', Bitlink: 'shorturl' }],
  ['Bitly', 'link,long_url,title,created_at,custom_bitlinks', { link: 'shorturl', long_url: 'url' }],
  [
    'Rebrandly',
    'id,title,slashtag,destination,shortUrl,domainName,createdAt,clicks',
    { slashtag: 'custom', destination: 'url', shortUrl: 'shorturl', domainName: 'domain' },
  ],
  [
    'Short.io',
    'originalURL,path,shortURL,title,tags,createdAt,expiresAt,totalClicks',
    { originalURL: 'url', path: 'custom', shortURL: 'shorturl', totalClicks: 'clicks' },
  ],
  [
    'Kutt',
    'address,target,description,created_at,visit_count',
    { address: 'custom', target: 'url', visit_count: 'clicks' },
  ],
  [
    'TinyURL',
    'Tiny URL,Alias,Domain,URL,Tags,Created at,Hits',
    { 'Tiny URL': 'shorturl', Alias: 'custom', URL: 'url', Hits: 'clicks' },
  ],
  [
    'tiny.cc',
    'hash,short_url,long_url,note,total_clicks,expiration_date,max_clicks',
    { hash: 'custom', long_url: 'url', max_clicks: 'clicklimit', expiration_date: 'expiry' },
  ],
];

it('the columns of every known exporter are recognized, with the name of the exporter', () => {
  for (const [service, header, expected] of exports) {
    const names = header.split(',');
    const fields = fieldsOf(names);
    assert.equal(serviceOf(names), service, header);
    for (const [name, field] of Object.entries(expected))
      assert.equal(fields[names.indexOf(name)], field, `${service} ${name}`);
    assert.ok(fields.includes('custom') || fields.includes('shorturl'), header);
  }
  expect(serviceOf(['url', 'custom'])).toBe(null);
});

it('the owner’s choice for a column overrides its name, and null omits it', () => {
  expect(fieldsOf(['url', 'alias', 'x'], { x: 'custom', alias: null })).toStrictEqual(['url', null, 'custom']);
  expect(fieldsOf(['url', 'alias', 'x'], { x: 'custom' })).toStrictEqual(['url', null, 'custom']);
  expect(fieldsOf(['link', 'url', 'url'])).toStrictEqual(['shorturl', 'url', null]);
  expect(fieldsOf(['constructor', '__proto__', 'Ссылка'])).toStrictEqual([null, null, null]);
});
