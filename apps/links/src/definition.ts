import type { ServiceDefinition } from '@platform/service-kit';
import {
  Account,
  ApiKey,
  BioPage,
  Campaign,
  Channel,
  ChannelItem,
  Domain,
  Link,
  LinkImport,
  Overlay,
  Pixel,
  Qr,
  Splash,
  UtmTemplate,
} from './records/index.js';
import { fieldErrorCode, linkErrorBody } from './errors/index.js';
import { dnsRecord } from '@platform/contracts';
import { LinksConfig } from './config.js';
import { LinksSchema1764000000001 } from './migrations/1764000000001-links-schema.js';
import { ListLinksByTitleAndState1795700000000 } from './migrations/1795700000000-list-links-by-title-and-state.js';
import { ArchivedLinks1795740000000 } from './migrations/1795740000000-archived-links.js';
import { UtmTemplates1795730000000 } from './migrations/1795730000000-utm-templates.js';

/** What both processes of links have in common. */
export const definition = {
  name: 'links',
  config: LinksConfig,
  entities: [
    Account,
    ApiKey,
    Link,
    Domain,
    Overlay,
    Splash,
    Pixel,
    Campaign,
    Channel,
    ChannelItem,
    Qr,
    BioPage,
    LinkImport,
    UtmTemplate,
  ],
  migrations: [
    LinksSchema1764000000001,
    ListLinksByTitleAndState1795700000000,
    UtmTemplates1795730000000,
    ArchivedLinks1795740000000,
  ],
  // A CSV file of 2,000 links, or the logo of a QR code; who posts to a short link is sent on with as much.
  bodyLimitBytes: 4 * 1024 * 1024,
  errorBody: linkErrorBody,
  fieldErrorCode,
  isAtLinksHost: (path) => !path.startsWith('/api/v1/'),
  tags: {
    Links: 'Short links with what hangs on them.',
    'QR codes': 'Codes of links, texts, contacts and networks, whose scans are counted.',
    'Bio pages': 'Public pages with blocks.',
    Campaigns: 'Addresses for several links.',
    'UTM templates': 'Sets of UTM parameters, to fill into links.',
    Channels: 'Folders for links, bio pages and QR codes.',
    'Branded domains': 'Domains of your own for short links.',
    Overlays: 'What a link shows above its target.',
    'Splash pages': 'What a link shows before its target.',
    Pixels: 'Tracking pixels that links load.',
    Statistics: 'Visits, counted and live.',
    'Import and export': 'Files of links.',
    Objections: 'Objections to blocked addresses.',
    'API keys': 'Keys of an account.',
    'Links account': 'The account of links.',
  },
  examples: new URL('../examples.json', import.meta.url),
  errorFields: { dns_record: dnsRecord.describe('Of a domain that is refused: the DNS record to set') },
  rateHeaders: { 'X-RateLimit-Reset': 'Unix seconds at which the minute ends; on requests with an API key' },
} satisfies Partial<ServiceDefinition<LinksConfig>>;
