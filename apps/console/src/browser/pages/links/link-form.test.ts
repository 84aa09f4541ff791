import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changesOf } from '../../api/changes-of.js';
import { linkOf, localOf } from './link-form.js';

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
  geotarget: 'Canada https://example.org/ca',
  parameters: 'utm_source=news',
  permanent: 'false',
  type: 'direct',
  metatitle: 'Summer',
};
const changes = (changed: Record<string, string>) =>
  changesOf(
    linkOf((name) => shown[name] ?? ''),
    linkOf((name) => ({ ...shown, ...changed })[name] ?? ''),
  );

describe('the form of a link', () => {
  it('sends nothing of what was only shown: not the time of a link that is over, nor a channel that would lose others', () => {
    assert.deepEqual(changes({}), {});
    assert.deepEqual(changes({ tags: 'a b,  Sale ,a b,' }), {});
  });

  it('takes an address without its scheme as browsers do, and leaves others as they are', () => {
    const addresses = { 'example.org': 'https://example.org', 'xn--a.org:8080/a?b': 'https://xn--a.org:8080/a?b' };
    for (const [given, sent] of Object.entries(addresses)) {
      assert.deepEqual(changes({ url: given, expirylink: given }), { url: sent, expirylink: sent });
    }
    for (const url of ['mailto:a@example.org', 'javascript:alert(1)', 'app://example.org/a', 'summer', '/a.b']) {
      assert.deepEqual(changes({ url }), { url });
    }
  });

  it('sends what was changed, and null for what was emptied', () => {
    assert.deepEqual(changes({ url: ' https://example.com/ ', title: 'T' }), {
      url: 'https://example.com/',
      title: 'T',
    });
    assert.deepEqual(changes({ expiry: '', campaign: '' }), { expiry: null, campaign: null });
    assert.deepEqual(changes({ parameters: '', permanent: 'true' }), { parameters: null, permanent: true });
    assert.deepEqual(changes({ startdate: '2030-05-06T07:08' }), {
      startdate: new Date('2030-05-06T07:08').toISOString(),
    });
    assert.deepEqual(changes({ domain: 'https://brand.example', clicklimit: '10', channel: '4' }), {
      domain: 'https://brand.example',
      clicklimit: 10,
      channel: 4,
    });
    assert.deepEqual(changes({ expiry: '2030-05-06T07:08' }), { expiry: new Date('2030-05-06T07:08').toISOString() });
  });

  it('sends the other targets of a kind as a whole, and null for those and for words of the preview that were emptied', () => {
    assert.deepEqual(changes({ geotarget: '', metatitle: '', type: 'frame' }), {
      geotarget: null,
      metatitle: null,
      type: 'frame',
    });
    assert.deepEqual(changes({ devicetarget: 'iPhone https://example.org/i' }), {
      devicetarget: [{ device: 'iPhone', link: 'https://example.org/i' }],
    });
  });

  it('leaves a password and an alias that were not given alone, and takes a password away when asked to', () => {
    assert.deepEqual(changes({ custom: '' }), {});
    assert.deepEqual(changes({ password: 'open sesame' }), { password: 'open sesame' });
    assert.deepEqual(changes({ 'password-removed': 'on' }), { password: null });
  });
});
