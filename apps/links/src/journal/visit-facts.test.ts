import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { signalOf, type Click } from './click.js';
import { addressFacts, agentOf, reasonOf, referrerOf, socialOf } from './visit-facts.js';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/17.5 Mobile/15E148 Safari/604.1';

it('the country of a visit is an English name, or Unknown', () => {
  expect(addressFacts('8.8.8.8').country).toBe('United States');
  expect(addressFacts('::ffff:8.8.8.8').country).toBe('United States');
  expect(addressFacts('2001:4860:4860::8888').country).toBe('United States');
  for (const address of ['127.0.0.1', '10.1.2.3', '::1', '', 'nonsense', '8.8.8', '8.8.8.8, 1'])
    expect(addressFacts(address).country).toBe('Unknown');
});

const person = { isRobot: false, isPreviewer: false };

it('browser and system of a visit have the names that clients know', () => {
  expect(agentOf(chrome)).toStrictEqual({ browser: 'Chrome', os: 'Windows 10', device: 'Desktop', ...person });
  expect(agentOf(iphone)).toStrictEqual({ browser: 'Mobile Safari', os: 'iOS 17', device: 'Mobile', ...person });
  expect(agentOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0').os).toBe('Linux');
  const robot = { isRobot: true, isPreviewer: false };
  expect(agentOf('x'.repeat(512))).toStrictEqual({ browser: 'Unknown', os: 'Unknown', device: 'Desktop', ...robot });
});

it('programs that draw a preview card are robots; people in the browsers of the same apps are people', () => {
  const standing = (userAgent: string) => {
    const { isRobot, isPreviewer } = agentOf(userAgent);
    return { isRobot, isPreviewer };
  };
  for (const previewer of [
    'WhatsApp/2.23.20.0 A',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
    'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; Snap URL Preview Service; bot; snapchat; ' +
      'https://developers.snap.com/robots) Chrome/109.0.5414.74 Safari/537.36',
    'Viber/13.3.0.8 CFNetwork/1125.2 Darwin/19.4.0',
    'mattermost-bot/1.1',
    'Synapse (bot; +https://github.com/matrix-org/synapse)',
    'Rocket.Chat/7.0.0 (oembed)',
  ])
    assert.deepEqual(standing(previewer), { isRobot: true, isPreviewer: true }, previewer);
  expect(standing('Mozilla/5.0 (compatible; Googlebot/2.1)')).toStrictEqual({ isRobot: true, isPreviewer: false });
  const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  for (const app of [
    `${ios} Mobile/15E148 Snapchat/12.10.0.30 (like Safari/8617.1.17.10.9, panda)`,
    `${ios} Mobile/15E148 [Pinterest/iOS]`,
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [Pinterest/Android]',
  ])
    assert.deepEqual(standing(app), person, app);
});

it('the referrer of a visit is stored as its host only', () => {
  expect(referrerOf('https://www.News.example/private?token=1')).toBe('news.example');
  for (const referrer of ['', 'android-app://com.x', 'nonsense', 'https://', 'javascript:alert(1)']) {
    expect(referrerOf(referrer)).toBe('Direct, email and other');
  }
});

it('a social network is recognized by its hosts and not by look-alikes', () => {
  expect(
    ['l.facebook.com', 't.co', 'x.com', 'l.instagram.com', 'netflix.com', 'facebook.com.evil.example'].map(socialOf),
  ).toStrictEqual(['facebook', 'twitter', 'twitter', 'instagram', null, null]);
});

it('HEAD, prefetch, robots and unnamed agents each have their reason; a person has none', () => {
  const click = (userAgent: string, signal: Click['signal'] = null) => reasonOf({ userAgent, signal });
  expect(click(chrome)).toBe(null);
  expect(click('')).toBe('no_user_agent');
  for (const robot of ['Twitterbot/1.0', 'Slackbot-LinkExpanding 1.0', 'curl/8.0']) expect(click(robot)).toBe('robot');
  expect(click('Twitterbot/1.0', signalOf('HEAD', {}))).toBe('head');
  expect(signalOf('GET', { 'sec-purpose': 'prefetch;prerender' })).toBe('prefetch');
  expect(signalOf('GET', { 'x-moz': 'prefetch' })).toBe('prefetch');
  expect(signalOf('GET', { purpose: 'preview' })).toBe('prefetch');
  expect(signalOf('GET', {})).toBe(null);
});
