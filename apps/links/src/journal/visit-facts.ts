import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { plainAddress } from '@platform/service-kit';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { Reader, type CountryResponse } from 'maxmind';
import { UAParser } from 'my-ua-parser';
import { keptNetworkOf } from '../addresses/index.js';
import type { Click, Reason } from './click.js';

/** The labels that existing clients know (docs/contracts/links.md#fields-of-a-link). */
const unknown = 'Unknown';
const direct = 'Direct, email and other';
const maxUserAgents = 5_000;
const maxAddresses = 20_000;

interface Agent {
  browser: string;
  os: string;
  /** `Desktop` for what says nothing of itself. */
  device: string;
  isRobot: boolean;
  /** One of the robots that draw a card of a link for people. Search engines are not among them. */
  isPreviewer: boolean;
}

const agents = new LRUCache<string, Agent>({ max: maxUserAgents });
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const addresses = new LRUCache<string, AddressFacts>({ max: maxAddresses });
let countryReader: Reader<CountryResponse & { country_code?: string }> | undefined;

/** What is kept of where a visitor came from. */
interface AddressFacts {
  /** ISO 3166-1 alpha-2, from the bundled database; null for private and unlisted addresses. */
  code: string | null;
  /** English name of the country; `Unknown` where there is none. */
  country: string;
  network: string | null;
}

const nowhere: AddressFacts = { code: null, country: unknown, network: null };

/** Looked up once for each address that is going around. */
export function addressFacts(address: string): AddressFacts {
  const known = addresses.get(address);
  if (known) return known;
  const plain = plainAddress(address);
  // The reader would take `1.2.3` for an address, too.
  if (!isIP(plain)) return nowhere;
  countryReader ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(countryFile)));
  const code = countryReader.get(plain)?.country_code ?? null;
  const facts = { code, country: (code && countryNames.of(code)) || unknown, network: keptNetworkOf(plain) };
  addresses.set(address, facts);
  return facts;
}

const countryFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

const deviceNames: Record<string, string> = {
  mobile: 'Mobile',
  tablet: 'Tablet',
  smarttv: 'TV',
  console: 'Console',
  wearable: 'Wearable',
};

const previewers = new RegExp(
  'facebookexternalhit|facebot|meta-externalagent|twitterbot|slackbot|slack-imgproxy|linkedinbot|whatsapp|' +
    'telegrambot|discordbot|pinterest|redditbot|skypeuripreview|viber|line-poker|mastodon|bluesky|iframely|embedly|' +
    'vkshare|microsoftpreview|snapchat|signal|mattermost|rocket\\.chat|synapse|matrix',
  'i',
);

/** Browser by name, system by name and main version (`Windows 10`, `Linux`). Each user agent in use is parsed once. */
export function agentOf(userAgent: string): Agent {
  let agent = agents.get(userAgent);
  if (!agent) {
    const { browser, os, device } = new UAParser(userAgent).getResult();
    // Apps name themselves in their browsers, too: those begin like every browser, and people use them.
    const isPreviewer = previewers.test(userAgent) && (isbot(userAgent) || !userAgent.startsWith('Mozilla/'));
    agent = {
      browser: browser.name ?? unknown,
      os: [os.name ?? unknown, mainVersion(os)].filter(Boolean).join(' '),
      device: deviceNames[device.type ?? ''] ?? 'Desktop',
      isRobot: isPreviewer || isbot(userAgent),
      isPreviewer,
    };
    agents.set(userAgent, agent);
  }
  return agent;
}

/** What the parser takes for a version of Linux is the processor: `X11; Linux x86_64`. */
function mainVersion({ name, version }: { name?: string; version?: string }): string | undefined {
  return name === 'Linux' ? undefined : version?.split('.')[0];
}

/** Host of the page that the visitor came from: the rest of that address is nobody's business. */
export function referrerOf(referrer: string): string {
  if (referrer === '') return direct;
  if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return direct;
  return new URL(referrer).hostname.replace(/^www\./, '').replace(/\.$/, '') || direct;
}

const networks = {
  facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com)$/,
  twitter: /(^|\.)(twitter\.com|x\.com|t\.co)$/,
  instagram: /(^|\.)instagram\.com$/,
};
export const socialNetworks = Object.keys(networks) as (keyof typeof networks)[];

/** The social network that a referring host belongs to. */
export function socialOf(referrerHost: string): keyof typeof networks | null {
  if (referrerHost === direct) return null;
  return socialNetworks.find((name) => networks[name].test(referrerHost)) ?? null;
}

/** Null for a person. What the request says of itself comes before what its user agent looks like. */
export function reasonOf({ signal, userAgent }: Pick<Click, 'signal' | 'userAgent'>): Reason | null {
  if (signal) return signal;
  if (!userAgent.trim()) return 'no_user_agent';
  return agentOf(userAgent).isRobot ? 'robot' : null;
}
