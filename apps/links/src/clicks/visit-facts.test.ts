import assert from 'node:assert/strict';
import { it } from 'node:test';
import { signalOf, type Click } from './click.js';
import { addressFacts, agentOf, reasonOf, referrerOf, socialOf } from './visit-facts.js';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

it('a country is an English name, or Unknown', () => {
  assert.equal(addressFacts('8.8.8.8').country, 'United States');
  assert.equal(addressFacts('::ffff:8.8.8.8').country, 'United States');
  assert.equal(addressFacts('2001:4860:4860::8888').country, 'United States');
  for (const address of ['127.0.0.1', '10.1.2.3', '::1', '', 'nonsense', '8.8.8', '8.8.8.8, 1'])
    assert.equal(addressFacts(address).country, 'Unknown');
});

it('browser and system carry the names that clients know', () => {
  assert.deepEqual(agentOf(chrome), { browser: 'Chrome', os: 'Windows 10', device: 'Desktop', isRobot: false });
  assert.deepEqual(agentOf(iphone), { browser: 'Mobile Safari', os: 'iOS 17', device: 'Mobile', isRobot: false });
  assert.equal(agentOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0').os, 'Linux');
  assert.deepEqual(agentOf('x'.repeat(512)), { browser: 'Unknown', os: 'Unknown', device: 'Desktop', isRobot: true });
});

it('of the page that a visitor came from the host is kept, and nothing else', () => {
  assert.equal(referrerOf('https://www.News.example/private?token=1'), 'news.example');
  for (const referrer of ['', 'android-app://com.x', 'nonsense', 'https://', 'javascript:alert(1)']) {
    assert.equal(referrerOf(referrer), 'Direct, email and other');
  }
});

it('a social network is known by its hosts and not by look-alikes', () => {
  assert.deepEqual(
    ['l.facebook.com', 't.co', 'x.com', 'l.instagram.com', 'netflix.com', 'facebook.com.evil.example'].map(socialOf),
    ['facebook', 'twitter', 'twitter', 'instagram', null, null],
  );
});

it('HEAD, prefetch, robots and nameless agents each have their reason; a person has none', () => {
  const click = (userAgent: string, signal: Click['signal'] = null) => reasonOf({ userAgent, signal });
  assert.equal(click(chrome), null);
  assert.equal(click(''), 'no_user_agent');
  for (const robot of ['Twitterbot/1.0', 'Slackbot-LinkExpanding 1.0', 'curl/8.0']) assert.equal(click(robot), 'robot');
  assert.equal(click('Twitterbot/1.0', signalOf('HEAD', {})), 'head');
  assert.equal(signalOf('GET', { 'sec-purpose': 'prefetch;prerender' }), 'prefetch');
  assert.equal(signalOf('GET', { 'x-moz': 'prefetch' }), 'prefetch');
  assert.equal(signalOf('GET', { purpose: 'preview' }), 'prefetch');
  assert.equal(signalOf('GET', {}), null);
});
