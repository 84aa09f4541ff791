import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { lookalikeHost } from './lookalike-host.js';

const shown = (host: string) => lookalikeHost(new URL(`https://${host}/`).hostname);

it('look-alike hosts are found by letters that pass for others', () => {
  for (const host of [
    'раypal.com',
    'gооgle.com',
    'аррӏе.com',
    'www.аррӏе.com',
    'ρaypal.com',
    'Ԍoogle.com',
    'ɡoogle.com',
    'հոսո.com',
  ])
    assert.notEqual(shown(host), null, host);
});

it('hosts in one script, or in scripts that belong together, are no look-alikes', () => {
  for (const host of [
    'example.com',
    'münchen.de',
    'żółw.pl',
    'пример.рф',
    'москва.com',
    '日本語example.jp',
    '東京タワー.jp',
    '한국어.com',
    'παράδειγμα.gr',
    'مثال.com',
    'аррӏе.рф',
    '127.0.0.1',
  ])
    assert.equal(shown(host), null, host);
});

it('a look-alike host is shown as it reads', () => {
  expect(shown('раypal.com')).toBe('раypal.com');
  expect(lookalikeHost('xn--a.com')).toBe('xn--a.com');
});
