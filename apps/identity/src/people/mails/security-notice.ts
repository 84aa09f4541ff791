import { Injectable } from '@nestjs/common';
import { mailMessage, MailOutbox } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { IdentityConfig } from '../../config.js';
import type { InformedAddressee } from './account-mails.js';
import { browserFacts, browserName } from '../history/index.js';
import { messages, minuteInWords, PageLanguage, type Reader } from '../../pages/i18n/index.js';

/** What the owner of an account is told by mail, because it may not have been them. */
export type NoticeKind =
  | 'newDevice'
  | 'totpEnabled'
  | 'totpDisabled'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'wrongCodes'
  | 'codesLocked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'identityLinked'
  | 'identityUnlinked'
  | 'secondFactorsReset'
  | 'deletionRequested'
  | 'deletionCancelled';

/** Where to look, if not at the second factors. */
const pageOf: Partial<Record<NoticeKind, string>> = {
  newDevice: '/account/devices',
  identityLinked: '/account/connections',
  identityUnlinked: '/account/connections',
};

/**
 * Mails about changes to how an account is protected: what happened, in which browser and network, and where to look.
 */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly config: IdentityConfig,
    private readonly mails: MailOutbox,
    private readonly pageLanguage: PageLanguage,
  ) {}

  /**
   * Part of the change. `req` is null when no browser was involved; `more` are further paragraphs, in the person's
   * language.
   */
  async add(
    tx: EntityManager,
    user: InformedAddressee,
    kind: NoticeKind,
    req: FastifyRequest | null,
    more: string[] = [],
  ): Promise<void> {
    const language = this.pageLanguage.ofPerson(user);
    const texts = messages('security-notices', language);
    const { subject, text } = { ...texts, ...messages('way-in-notices', language) }[kind];
    const page = pageOf[kind] ?? '/account/security';
    const message = mailMessage({
      language,
      subject,
      paragraphs: [text, ...more, ...(req ? [whereFrom(req, { language, zone: user.zoneinfo })] : []), texts.notYou],
      button: { text: texts.look, href: `${this.config.AUTH_URL}${page}` },
      footer: texts.why,
    });
    await this.mails.add(tx, user.email, message);
  }
}

/** Without a place: it would be guessed from the address, and wrong often enough to frighten people. */
function whereFrom(req: FastifyRequest, reader: Reader): string {
  const facts = browserFacts(req);
  const texts = messages('security-notices', reader.language);
  const what = browserName(facts) || texts.unknownBrowser;
  return texts.facts({ what, time: minuteInWords(reader, new Date(), 'long'), ip: facts.ip });
}
