import type { ServiceDefinition } from '@platform/service-kit';
import { Account } from './accounts/account.entity.js';
import { Campaign } from './campaigns/campaign.entity.js';
import { Channel, ChannelItem } from './channels/channel.entity.js';
import { BioPage } from './bio/bio-page.entity.js';
import { dnsRecord } from '@platform/contracts';
import { LinksConfig } from './config.js';
import { Domain } from './domains/domain.entity.js';
import { linkErrorBody } from './errors/error-body.js';
import { fieldErrorCode } from './errors/field-errors.interceptor.js';
import { ApiKey } from './keys/api-key.entity.js';
import { Link } from './links/link.entity.js';
import { LinksSchema1764000000001 } from './migrations/1764000000001-links-schema.js';
import { LinkImport } from './transfer/link-import.entity.js';
import { Overlay } from './overlays/overlay.entity.js';
import { Pixel } from './pixels/pixel.entity.js';
import { Splash } from './splash/splash.entity.js';
import { Qr } from './qr/qr.entity.js';

/** What both processes of links are told of themselves and of what they store. */
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
  migrations: [LinksSchema1764000000001],
  // A CSV file of 2,000 links, or the logo of a QR code; who posts to a short link is sent on with as much.
  bodyLimitBytes: 4 * 1024 * 1024,
  errorBody: linkErrorBody,
  fieldErrorCode,
  errorFields: { dns_record: dnsRecord.describe('Of a domain that is refused: the DNS record to set') },
  rateHeaders: { 'X-RateLimit-Reset': 'Unix seconds at which the minute ends; on requests with an API key' },
} satisfies Partial<ServiceDefinition<LinksConfig>>;
