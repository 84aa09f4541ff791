import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { clientAddress, log, trustOf, type Trust } from '@platform/service-kit';
import { ClickRecorder } from '../../journal/index.js';
import { type LinkTarget, HostResolver } from '../../lookup/index.js';
import { publicServer } from '../pages/index.js';
import { measureVisit } from '../visits/index.js';
import { LinksConfig } from '../../config.js';
import { FastLane } from './fast-lane.js';
import type { PlainVisit } from './plain-request.js';

/** What can stand in a header and does not end it. Canonical destinations have nothing else. */
const headerValue = /^[!-~]+$/;

/**
 * Answers visits of links that send every visitor to one place: nearly all that a redirector is asked for. Such a visit
 * passes by Fastify and by Node's HTTP server (`FastLane`), which cost more than all else that is done for it.
 * Everything else goes on to the routes, which answer plain visits alike.
 */
@Injectable()
export class PlainVisits implements OnApplicationBootstrap {
  private readonly trust: Trust;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly hosts: HostResolver,
    private readonly clicks: ClickRecorder,
    config: LinksConfig,
  ) {
    this.trust = trustOf(config.TRUSTED_PROXIES);
  }

  onApplicationBootstrap(): void {
    const server = publicServer(this.host)?.server;
    if (server) new FastLane(server, (visit) => this.take(visit));
  }

  private take(visit: PlainVisit): void {
    this.lead(visit).catch((err: unknown) => log.error({ err }, 'redirect: not answered'));
  }

  private async lead(visit: PlainVisit): Promise<void> {
    const { visitor, remoteAddress, redirect, pass } = visit;
    const cameAt = performance.now();
    // What cannot be looked up is for the routes to answer.
    const link = await this.linkOf(visit).catch(() => null);
    const ip = this.ipOf(visitor, remoteAddress);
    if (!link || link.rules || ip === null || !headerValue.test(link.href)) return pass();
    const { id: itemId, accountId, href } = link;
    // The click is in the journal before the answer leaves: what was answered is counted.
    await this.clicks.record({ ...visitor, ip }, { kind: 'link', itemId, accountId });
    redirect(href);
    measureVisit(302, performance.now() - cameAt);
  }

  private async linkOf({ visitor, alias }: PlainVisit): Promise<LinkTarget | null> {
    const linkHost = await this.hosts.resolve(visitor);
    return linkHost && this.hosts.findLink(linkHost, alias);
  }

  /** The address of a visitor, as Fastify's `req.ip` has it. Null where that takes more than a look. */
  private ipOf({ headers }: PlainVisit['visitor'], remoteAddress: string | undefined): string | null {
    const forwarded = headers['x-forwarded-for'] ?? '';
    if (remoteAddress === undefined || typeof forwarded !== 'string') return null;
    return clientAddress(this.trust, remoteAddress, forwarded);
  }
}
