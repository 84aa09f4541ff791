import { Injectable } from '@nestjs/common';
import { mailMessage, MailOutbox } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { IdentityConfig } from '../../config.js';
import { browserFacts, browserName } from '../history/index.js';
import { type Language, minuteInWords, PageLanguage } from '../../pages/i18n/index.js';
import type { User } from '../index.js';
import { noticeTexts } from './security-notice.texts.js';
import { wayInNoticeTexts } from './way-in-notice.texts.js';

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
    user: Pick<User, 'email' | 'language'>,
    kind: NoticeKind,
    req: FastifyRequest | null,
    more: string[] = [],
  ): Promise<void> {
    const language = this.pageLanguage.ofPerson(user);
    const texts = noticeTexts[language];
    const [subject, what] = { ...texts, ...wayInNoticeTexts[language] }[kind];
    const page = pageOf[kind] ?? '/account/security';
    const message = mailMessage({
      language,
      subject: subject!,
      paragraphs: [what!, ...more, ...(req ? [whereFrom(req, language)] : []), texts.notYou],
      button: { text: texts.look, href: `${this.config.AUTH_URL}${page}` },
      footer: texts.why,
    });
    await this.mails.add(tx, user.email, message);
  }
}

/** Without a place: it would be guessed from the address, and wrong often enough to frighten people. */
function whereFrom(req: FastifyRequest, language: Language): string {
  const facts = browserFacts(req);
  const texts = noticeTexts[language];
  const what = browserName(facts) || texts.unknownBrowser;
  return texts.facts(what, minuteInWords(language, new Date(), 'long'), facts.ip);
}
