import { Injectable } from '@nestjs/common';
import { isRead } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { agentOf, ClickRecorder, signalOf } from '../../journal/index.js';
import { CampaignRotator, type LinkTarget, type Rules } from '../../lookup/index.js';
import { FrameRefusals, lookalikeHost, passedOn } from '../../destinations/index.js';
import {
  returnPath,
  ClickLimit,
  type ClosedReason,
  closedReason,
  consentCookie,
  isLocked,
  readCookie,
  UnlockKeys,
} from '../gates/index.js';
import {
  PageParts,
  type PixelPart,
  plainSplash,
  sendConsentPage,
  sendDeepLinkPage,
  sendFramePage,
  sendLookalikePage,
  sendPage,
  sendPasswordPage,
  sendPixelPage,
  sendSocialPage,
  sendSplashPage,
} from '../pages/index.js';
import { choose, type Choice } from './destination-choice.js';
import { sendOn, sendOnByRules } from './send-on.js';

export interface RuledVisit {
  req: FastifyRequest;
  reply: FastifyReply;
  link: LinkTarget;
  rules: Rules;
  /**
   * The path of the link on its host, to which the forms of its pages go. It has the origin in front when the visitor
   * is on another host.
   */
  path: string;
  /** What led here, if not the address itself: `rotator`. */
  via?: string | null;
  /** Whose rotator it was. Unknown for a visitor who comes back from a question of the link. */
  campaignId?: number;
}

/**
 * Answers visits of links that have rules, in the order of docs/contracts/links.md#order-of-a-visit. A plain link never
 * comes here.
 */
@Injectable()
export class RuledVisits {
  constructor(
    private readonly unlockKeys: UnlockKeys,
    private readonly clicks: ClickRecorder,
    private readonly limit: ClickLimit,
    private readonly parts: PageParts,
    private readonly frames: FrameRefusals,
    private readonly rotator: CampaignRotator,
  ) {}

  /** @throws Problem 503 when a visit of a limited link cannot be counted */
  async answer(visit: RuledVisit): Promise<void> {
    const closed = await this.answerUnlessClosed(visit);
    if (closed === 'expired') sendExpired(visit);
    else if (closed) sendPage(visit.reply, closed);
  }

  /**
   * Answers, unless the link leads nowhere now.
   *
   * @returns why it leads nowhere, null when it has answered
   */
  async answerUnlessClosed(visit: RuledVisit): Promise<ClosedReason | null> {
    const closed = closedReason(visit.rules, Date.now());
    if (closed || (await this.asking(visit)) || (await this.hiding(visit))) return closed;
    if (visit.rules.hasLimit && !(await this.limit.take(visit.link.id, visit.rules.version))) return 'expired';
    await this.leading(visit);
    return null;
  }

  // The steps below return whether they have answered. None returns the reply from an async function: it is a thenable,
  // so that awaiting it would wait until it has left.

  /**
   * What has to be known of the visitor before the link counts the visit. Of these pages only the card is a visit, by a
   * robot.
   */
  private async asking(visit: RuledVisit): Promise<boolean> {
    const { req, reply, link, rules, path, via } = visit;
    if (rules.meta && isRead(req) && agentOf(req.headers['user-agent'] ?? '').isPreviewer) {
      await this.record(visit, null);
      sendSocialPage(reply, rules.meta, new URL(path, originOf(req)).href);
      return true;
    }
    const hasToUnlock = isLocked(this.unlockKeys.all, req, link);
    const isAsking = rules.consent === 'ask' && mayTrack(req) && consentOf(req, link) === undefined;
    if (!hasToUnlock && !isAsking) return false;
    // The answer is kept in a cookie of the link's own host: only there it is asked for once.
    if (!path.startsWith('/')) sendOn(req, reply, returnPath(req, link, path, via));
    else if (hasToUnlock)
      sendPasswordPage(reply, { action: returnPath(req, link, `${path}/unlock`, via), status: 200 });
    else sendConsentPage(reply, returnPath(req, link, `${path}/consent`, via), link.href);
    return true;
  }

  /** Robots, HEAD and prefetches use up no visit of a limited link, so they do not learn where it leads. */
  private async hiding(visit: RuledVisit): Promise<boolean> {
    const { req, reply, rules } = visit;
    const signal = signalOf(req.method, req.headers);
    if (!rules.hasLimit || (!signal && !isRobot(req))) return false;
    await this.record(visit, null);
    sendPage(reply, signal === 'prefetch' ? 'unprefetched' : 'quiet');
    return true;
  }

  private async leading(visit: RuledVisit): Promise<void> {
    const { req, reply, link, rules } = visit;
    const { headers, ip } = req;
    const visitor = {
      userAgent: headers['user-agent'] ?? '',
      address: ip,
      acceptLanguage: headers['accept-language'],
    };
    const chosen = choose(link, rules, visitor, Date.now(), Math.random());
    const choice = rules.passesQuery ? { ...chosen, href: passedOn(chosen.href, req.url) } : chosen;
    await this.record(visit, choice.variant);
    if (!(await this.page(visit, choice))) sendOnByRules(req, reply, choice.href, rules);
  }

  /**
   * Shows the page before the destination, if there is one for this visitor. Robots, and methods other than GET, get
   * the redirect.
   */
  private async page({ req, reply, link, rules, path }: RuledVisit, { href }: Choice): Promise<boolean> {
    if (req.method !== 'GET' || isRobot(req)) return false;
    const misread = rules.isMisleading ? lookalikeHost(new URL(href).hostname) : null;
    if (misread !== null) {
      sendLookalikePage(reply, href, misread);
      return true;
    }
    const pixels = wantsPixels(req, link, rules) ? await this.parts.pixels(link.id) : [];
    const app = rules.deeplink && deepLinkFor(rules.deeplink, req.headers['user-agent'] ?? '', href);
    if (app) {
      if (!app.isAutomatic || app.app) sendDeepLinkPage(reply, { ...app, href }, pixels);
      else if (pixels.length > 0) sendPixelPage(reply, app.store, pixels);
      else sendOn(req, reply, app.store);
      return true;
    }
    if (rules.page && (await this.typePage(req, reply, rules.page, { href, pixels, action: `${path}/answer` })))
      return true;
    if (pixels.length === 0) return false;
    sendPixelPage(reply, href, pixels);
    return true;
  }

  /**
   * @returns false when the page has been deleted, or the destination refuses frames by now: then the link is direct
   */
  private async typePage(
    req: FastifyRequest,
    reply: FastifyReply,
    page: NonNullable<Rules['page']>,
    shown: { href: string; pixels: PixelPart[]; action: string },
  ): Promise<boolean> {
    if (page.kind === 'splash' || page.kind === 'custom_splash') {
      const content = page.kind === 'splash' ? plainSplash : await this.parts.splash(page.id);
      if (content) sendSplashPage(reply, shown.href, { ...plainSplash, ...content }, shown.pixels);
      return content !== null;
    }
    if (this.frames.areRefused(shown.href, originOf(req))) return false;
    const overlay = page.kind === 'overlay' ? await this.parts.overlay(page.id) : null;
    if (page.kind === 'overlay' && !overlay) return false;
    sendFramePage(reply, { ...shown, overlay });
    return true;
  }

  /** The click is in the journal before the answer leaves, and for its campaign as for the link. */
  private async record({ req, link, via = null, campaignId }: RuledVisit, variant: string | null): Promise<void> {
    const { accountId } = link;
    const campaign = via === 'rotator' ? (campaignId ?? (await this.rotator.campaignOf(link.id))) : null;
    const counted = [this.clicks.record(req, { kind: 'link', itemId: link.id, accountId, via, variant })];
    if (campaign !== null)
      counted.push(this.clicks.record(req, { kind: 'campaign', itemId: campaign, accountId, via }));
    await Promise.all(counted);
  }
}

function sendExpired({ req, reply, rules: { expiryHref } }: RuledVisit): FastifyReply {
  return expiryHref ? sendOn(req, reply, expiryHref) : sendPage(reply, 'expired');
}

function originOf(req: FastifyRequest): string {
  return `${req.protocol}://${req.host}`;
}

function isRobot(req: FastifyRequest): boolean {
  const userAgent = req.headers['user-agent'] ?? '';
  return !userAgent.trim() || agentOf(userAgent).isRobot;
}

/** People who have not objected by Global Privacy Control or Do Not Track. */
function mayTrack(req: FastifyRequest): boolean {
  const { headers } = req;
  return headers['sec-gpc'] !== '1' && headers['dnt'] !== '1' && req.method === 'GET' && !isRobot(req);
}

function wantsPixels(req: FastifyRequest, link: LinkTarget, { consent }: Rules): boolean {
  if (!consent || !mayTrack(req)) return false;
  return consent === 'always' || consentOf(req, link) === 'yes';
}

function consentOf(req: FastifyRequest, { accountId }: LinkTarget): string | undefined {
  return readCookie(req, consentCookie(accountId).name);
}

function deepLinkFor(deeplink: NonNullable<Rules['deeplink']>, userAgent: string, href: string) {
  const isIos = /iPhone|iPad|iPod/.test(userAgent);
  if (!isIos && !/Android/.test(userAgent)) return null;
  const store = isIos ? deeplink.ios : deeplink.android;
  if (!store && !deeplink.app) return null;
  return { app: deeplink.app, store: store ?? href, isAutomatic: deeplink.auto };
}
