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
} from './records/index.js';
import { fieldErrorCode, linkErrorBody } from './errors/index.js';
import { dnsRecord } from '@platform/contracts';
import { LinksConfig } from './config.js';
import { LinksSchema1764000000001 } from './migrations/1764000000001-links-schema.js';
import { ListLinksByTitleAndState1795700000000 } from './migrations/1795700000000-list-links-by-title-and-state.js';

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
  ],
  migrations: [LinksSchema1764000000001, ListLinksByTitleAndState1795700000000],
  // A CSV file of 2,000 links, or the logo of a QR code; who posts to a short link is sent on with as much.
  bodyLimitBytes: 4 * 1024 * 1024,
  errorBody: linkErrorBody,
  fieldErrorCode,
  isAtLinksHost: (path) => !path.startsWith('/api/v1/'),
  errorFields: { dns_record: dnsRecord.describe('Of a domain that is refused: the DNS record to set') },
  rateHeaders: { 'X-RateLimit-Reset': 'Unix seconds at which the minute ends; on requests with an API key' },
} satisfies Partial<ServiceDefinition<LinksConfig>>;
