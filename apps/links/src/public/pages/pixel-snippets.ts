import type { PixelType } from '@platform/contracts';
import type { PixelPart } from './page-parts.js';

/** Loads a script of a network. `strict-dynamic` of the page lets it load what it needs. */
const load = (src: string) =>
  `(function(){var s=document.createElement('script');s.async=true;s.src=${text(src)};document.head.append(s)})();`;

/** A function that keeps its calls until the script of the network takes them over. */
const queue = (name: string, list = 'queue') =>
  `window.${name}=window.${name}||function(){var f=window.${name};` +
  'f.callMethod?f.callMethod.apply(f,arguments):f.exe?f.exe.apply(f,arguments):' +
  'f.handleRequest?f.handleRequest.apply(f,arguments):f.sendEvent?f.sendEvent.apply(f,arguments):' +
  `(f.${list}=f.${list}||[]).push(arguments)};` +
  `window.${name}.${list}=window.${name}.${list}||[];window.${name}.version='1.0';`;

const gtag = (id: string) =>
  'window.dataLayer=window.dataLayer||[];window.gtag=window.gtag||function(){dataLayer.push(arguments)};' +
  `gtag('js',new Date());gtag('config',${text(id)});` +
  load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);

function google(id: string): string {
  if (!/^GTM-/i.test(id)) return gtag(id);
  return (
    `window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});` +
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`)
  );
}

function adwords(tag: string): string {
  const [id = '', label] = tag.split('/');
  return gtag(id) + (label ? `gtag('event','conversion',{send_to:${text(tag)}});` : '');
}

function adroll(tag: string): string {
  const [advertiser = '', pixel = ''] = tag.split(/[:/]/);
  return (
    `window.adroll_adv_id=${text(advertiser)};window.adroll_pix_id=${text(pixel)};window.adroll_version='2.0';` +
    load(`https://s.adroll.com/j/${encodeURIComponent(advertiser)}/roundtrip.js`)
  );
}

/** Our own wording of what each network asks to be put on a page; its id is the only thing of a user in it. */
const snippets: Record<PixelType, (tag: string) => string> = {
  gtmpixel: google,
  gapixel: google,
  adwordspixel: adwords,
  adrollpixel: adroll,
  fbpixel: (tag) =>
    `${queue('fbq')}window._fbq=window._fbq||fbq;fbq.push=fbq;fbq.loaded=true;fbq.version='2.0';` +
    `fbq('init',${text(tag)});fbq('track','PageView');` +
    load('https://connect.facebook.net/en_US/fbevents.js'),
  linkedinpixel: (tag) =>
    `window._linkedin_partner_id=${text(tag)};` +
    `(window._linkedin_data_partner_ids=window._linkedin_data_partner_ids||[]).push(${text(tag)});` +
    load('https://snap.licdn.com/li.lms-analytics/insight.min.js'),
  twitterpixel: (tag) => `${queue('twq')}twq('config',${text(tag)});${load('https://static.ads-twitter.com/uwt.js')}`,
  quorapixel: (tag) =>
    `${queue('qp', 'qp')}qp('init',${text(tag)});qp('track','ViewContent');${load('https://a.quora.com/qevents.js')}`,
  pinterest: (tag) =>
    'window.pintrk=window.pintrk||function(){pintrk.queue.push(Array.prototype.slice.call(arguments))};' +
    `pintrk.queue=pintrk.queue||[];pintrk.version='3.0';` +
    `pintrk('load',${text(tag)});pintrk('page');${load('https://s.pinimg.com/ct/core.js')}`,
  bing: (tag) =>
    `(function(){window.uetq=window.uetq||[];var s=document.createElement('script');s.async=true;` +
    `s.src='https://bat.bing.com/bat.js';s.onload=function(){var o={ti:${text(tag)},q:window.uetq};` +
    `window.uetq=new UET(o);uetq.push('pageLoad')};document.head.append(s)})();`,
  snapchat: (tag) =>
    `${queue('snaptr')}snaptr('init',${text(tag)});snaptr('track','PAGE_VIEW');` +
    load('https://sc-static.net/scevent.min.js'),
  reddit: (tag) =>
    `${queue('rdt', 'callQueue')}rdt('init',${text(tag)});rdt('track','PageVisit');` +
    load('https://www.redditstatic.com/ads/pixel.js'),
  tiktok: (tag) =>
    `window.TiktokAnalyticsObject='ttq';window.ttq=window.ttq||[];ttq._i=ttq._i||{};` +
    `ttq._i[${text(tag)}]=[];ttq._t=ttq._t||{};ttq._t[${text(tag)}]=Date.now();` +
    `ttq._o=ttq._o||{};ttq.page=ttq.page||function(){ttq.push(['page'])};ttq.page();` +
    load(`https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${encodeURIComponent(tag)}&lib=ttq`),
};

/** Source text of one script for all of them. One network that fails does not keep another one from loading. */
export function pixelScript(pixels: readonly PixelPart[]): string {
  return pixels.map(({ type, tag }) => `try{${snippets[type](tag)}}catch(e){}`).join('\n');
}

/** What a page with pixels may load: scripts that ours have loaded, and the pictures and calls that they make. */
export const pixelPolicy = {
  'script-src': `'nonce-NONCE' 'strict-dynamic'`,
  'img-src': 'https: data:',
  'connect-src': 'https:',
};

/** A JavaScript string literal that ends no script element. */
function text(value: string): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
