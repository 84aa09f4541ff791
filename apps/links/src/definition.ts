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
import { CreateLinks1763700000000 } from './migrations/1763700000000-create-links.js';
import { CreateQr1763722000000 } from './migrations/1763722000000-create-qr.js';
import { CreateSafety1763722000001 } from './migrations/1763722000001-create-safety.js';
import { ExtendAccount1763722000002 } from './migrations/1763722000002-extend-account.js';
import { WidenLinks1763720000000 } from './migrations/1763720000000-widen-links.js';
import { CreateResources1763721000000 } from './migrations/1763721000000-create-resources.js';
import { ReferenceResources1763721000001 } from './migrations/1763721000001-reference-resources.js';
import { ClickItems1763723000000 } from './migrations/1763723000000-click-items.js';
import { KeepDomainTombstones1763721000002 } from './migrations/1763721000002-keep-domain-tombstones.js';
import { CountLinks1763721000003 } from './migrations/1763721000003-count-links.js';
import { AskForClickEvents1763740003000 } from './migrations/1763740003000-ask-for-click-events.js';
import { LimitValues1763740003001 } from './migrations/1763740003001-limit-values.js';
import { OverlayAnswers1763724000000 } from './migrations/1763724000000-overlay-answers.js';
import { RememberLanguages1763750002000 } from './migrations/1763750002000-remember-languages.js';
import { RememberFormerHosts1763761000000 } from './migrations/1763761000000-remember-former-hosts.js';
import { CanonicalDestinations1763761000001 } from './migrations/1763761000001-canonical-destinations.js';
import { BlockPages1763761000002 } from './migrations/1763761000002-block-pages.js';
import { HoldNames1763761000003 } from './migrations/1763761000003-hold-names.js';
import { EmptyErasedAccounts1763761000004 } from './migrations/1763761000004-empty-erased-accounts.js';
import { RememberInactiveAccounts1763760010000 } from './migrations/1763760010000-remember-inactive-accounts.js';
import { IndexLargeTables1763762000000 } from './migrations/1763762000000-index-large-tables.js';
import { KeysMayChangeNoCredentials1763791000000 } from './migrations/1763791000000-keys-may-change-no-credentials.js';
import { TakeBackCredentialsByKey1763791000001 } from './migrations/1763791000001-take-back-credentials-by-key.js';
import { WidenDomains1763800000000 } from './migrations/1763800000000-widen-domains.js';
import { PassQueries1763800000001 } from './migrations/1763800000001-pass-queries.js';
import { ImportInBackground1763800000002 } from './migrations/1763800000002-import-in-background.js';
import { TakeTagsOfDeletedLinks1763810000000 } from './migrations/1763810000000-take-tags-of-deleted-links.js';
import { KnowOwnersOfCounters1763810000001 } from './migrations/1763810000001-know-owners-of-counters.js';
import { StartCountersOfLinks1763810000002 } from './migrations/1763810000002-start-counters-of-links.js';
import { FillOwnersOfCounters1763810000003 } from './migrations/1763810000003-fill-owners-of-counters.js';
import { OrderLinksByClicks1763810000004 } from './migrations/1763810000004-order-links-by-clicks.js';
import { IndexWordsOfLinks1763810000005 } from './migrations/1763810000005-index-words-of-links.js';
import { RememberBlockedState1763722000003 } from './migrations/1763722000003-remember-blocked-state.js';
import { OrderClickKeys1763740002000 } from './migrations/1763740002000-order-click-keys.js';

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
  migrations: [
    CreateLinks1763700000000,
    WidenLinks1763720000000,
    CreateResources1763721000000,
    ReferenceResources1763721000001,
    CreateQr1763722000000,
    CreateSafety1763722000001,
    ExtendAccount1763722000002,
    ClickItems1763723000000,
    KeepDomainTombstones1763721000002,
    RememberBlockedState1763722000003,
    OverlayAnswers1763724000000,
    CountLinks1763721000003,
    AskForClickEvents1763740003000,
    LimitValues1763740003001,
    OrderClickKeys1763740002000,
    RememberLanguages1763750002000,
    RememberFormerHosts1763761000000,
    CanonicalDestinations1763761000001,
    BlockPages1763761000002,
    HoldNames1763761000003,
    EmptyErasedAccounts1763761000004,
    RememberInactiveAccounts1763760010000,
    IndexLargeTables1763762000000,
    KeysMayChangeNoCredentials1763791000000,
    TakeBackCredentialsByKey1763791000001,
    WidenDomains1763800000000,
    PassQueries1763800000001,
    ImportInBackground1763800000002,
    TakeTagsOfDeletedLinks1763810000000,
    KnowOwnersOfCounters1763810000001,
    StartCountersOfLinks1763810000002,
    FillOwnersOfCounters1763810000003,
    OrderLinksByClicks1763810000004,
    IndexWordsOfLinks1763810000005,
  ],
  // A CSV file of 2,000 links, or the logo of a QR code; who posts to a short link is sent on with as much.
  bodyLimitBytes: 4 * 1024 * 1024,
  errorBody: linkErrorBody,
  fieldErrorCode,
  errorFields: { dns_record: dnsRecord.describe('Of a domain that is refused: the DNS record to set') },
  rateHeaders: { 'X-RateLimit-Reset': 'Unix seconds at which the minute ends; on requests with an API key' },
} satisfies Partial<ServiceDefinition<LinksConfig>>;
