import { describe, expect, it } from '@jest/globals';
import { changesOf } from '../../api/changes-of.js';
import { linkOf } from './link-form.js';
import { localOf } from './link-moments.js';

/** What the form of a link shows. */
const shown: Record<string, string> = {
  url: 'https://example.org/',
  custom: 'summer',
  domain: '',
  title: '',
  password: '',
  expiry: localOf('2020-01-02 03:04:59'),
  clicklimit: '',
  expirylink: '',
  campaign: '7',
  channel: '3',
  tags: 'Sale, a b',
  geotarget: '[{"name":"CA","link":"https://example.org/ca"}]',
  parameters: 'utm_source=news',
  permanent: 'false',
  type: 'direct',
  pixels: '3',
  pixel_consent: 'always',
  metatitle: 'Summer',
};
const changes = (changed: Record<string, string>) =>
  changesOf(
    linkOf((name) => shown[name] ?? ''),
    linkOf((name) => ({ ...shown, ...changed })[name] ?? ''),
  );

describe('the form of a link', () => {
  it('omits what was only shown: the time of an expired link, and a channel that would lose others', () => {
    expect(changes({})).toStrictEqual({});
    expect(changes({ tags: 'a b,  Sale ,a b,' })).toStrictEqual({});
  });

  it('adds a scheme to an address as browsers do, and keeps other addresses', () => {
    const addresses = { 'example.org': 'https://example.org', 'xn--a.org:8080/a?b': 'https://xn--a.org:8080/a?b' };
    for (const [given, sent] of Object.entries(addresses)) {
      expect(changes({ url: given, expirylink: given })).toStrictEqual({ url: sent, expirylink: sent });
    }
    for (const url of ['mailto:a@example.org', 'javascript:alert(1)', 'app://example.org/a', 'summer', '/a.b']) {
      expect(changes({ url })).toStrictEqual({ url });
    }
  });

  it('sends what was changed, and null for what was emptied', () => {
    expect(changes({ url: ' https://example.com/ ', title: 'T' })).toStrictEqual({
      url: 'https://example.com/',
      title: 'T',
    });
    expect(changes({ expiry: '', campaign: '' })).toStrictEqual({ expiry: null, campaign: null });
    expect(changes({ parameters: '', permanent: 'true' })).toStrictEqual({ parameters: null, permanent: true });
    expect(changes({ startdate: '2030-05-06T07:08' })).toStrictEqual({
      startdate: new Date('2030-05-06T07:08').toISOString(),
    });
    expect(changes({ pixels: '3,12', pixel_consent: 'ask' })).toStrictEqual({ pixels: [3, 12], pixel_consent: 'ask' });
    expect(changes({ pixels: '' })).toStrictEqual({ pixels: [] });
    expect(changes({ domain: 'https://brand.example', clicklimit: '10', channel: '4' })).toStrictEqual({
      domain: 'https://brand.example',
      clicklimit: 10,
      channel: 4,
    });
    expect(changes({ expiry: '2030-05-06T07:08' })).toStrictEqual({
      expiry: new Date('2030-05-06T07:08').toISOString(),
    });
  });

  it('sends all targets of one kind together, and null for emptied ones and emptied preview texts', () => {
    expect(changes({ geotarget: '', metatitle: '', type: 'frame' })).toStrictEqual({
      geotarget: null,
      metatitle: null,
      type: 'frame',
    });
    expect(changes({ devicetarget: '[{"name":"iphone","link":"https://example.org/i"}]' })).toStrictEqual({
      devicetarget: [{ device: 'iphone', link: 'https://example.org/i' }],
    });
  });

  it('keeps a password and an alias that were left empty, and removes a password on request', () => {
    expect(changes({ custom: '' })).toStrictEqual({});
    expect(changes({ password: 'open sesame' })).toStrictEqual({ password: 'open sesame' });
    expect(changes({ 'password-removed': 'on' })).toStrictEqual({ password: null });
  });
});
