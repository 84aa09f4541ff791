import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { log } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClickRecorder } from '../clicks/click-recorder.js';
import { LinksConfig } from '../config.js';
import { sendPage } from '../redirects/pages.js';
import { Places } from '../redirects/places.js';
import { publicServer } from '../redirects/public-server.js';
import { RedirectRoutes } from '../redirects/redirect.routes.js';
import { CampaignList } from './campaign-list.js';
import { CampaignRotator, type Rotation } from './campaign-rotator.js';
import { sendCampaignList } from './campaign.page.js';

const slugShape = /^[a-z0-9][a-z0-9_-]{1,48}$/i;
const usernameShape = /^[a-z0-9-]{1,64}$/;
const listShape = /^c-([1-9][0-9]{0,9})$/;
const stickySeconds = 86_400;
const mostPages = 100_000;

interface RotatorRoute {
  Params: { slug: string };
}
interface ListRoute {
  Params: { username: string; list: string };
  Querystring: { page?: string };
}

/** The public side of campaigns on links' own host: `/r/SLUG` leads to one of its links, `/u/USERNAME/c-ID` lists them. */
@Injectable()
export class CampaignRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly places: Places,
    private readonly rotator: CampaignRotator,
    private readonly lists: CampaignList,
    private readonly redirects: RedirectRoutes,
    private readonly clicks: ClickRecorder,
    private readonly config: LinksConfig,
  ) {}

  onModuleInit(): void {
    const fastify = publicServer(this.host);
    if (!fastify) return;
    const method = ['GET', 'HEAD'];
    fastify.route<RotatorRoute>({ method, url: '/r/:slug', handler: (req, reply) => this.rotate(req, reply) });
    fastify.route<ListRoute>({ method, url: '/u/:username/:list', handler: (req, reply) => this.list(req, reply) });
  }

  /** One click of the link, told to have come by the rotator, and one of the campaign. */
  private async rotate(req: FastifyRequest<RotatorRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { slug } = req.params;
    if (!this.places.isOwn(req) || !slugShape.test(slug)) return sendPage(reply, 'missing');
    let rotation: Rotation | null;
    try {
      rotation = await this.rotator.of(slug.toLowerCase());
    } catch (err) {
      return unavailable(reply, err);
    }
    const chosen = rotation && this.rotator.choose(rotation, stickyLink(req, rotation.id));
    if (!rotation || !chosen) return sendPage(reply, 'missing');
    if (rotation.isSticky) void reply.header('set-cookie', this.stickyCookie(rotation.id, chosen.id));
    const visit = { kind: 'campaign', itemId: rotation.id, accountId: rotation.accountId, via: 'rotator' } as const;
    await this.clicks.record(req, visit);
    return this.redirects.redirectTo(req, reply, chosen.key, { via: 'rotator', origin: chosen.origin });
  }

  private async list(req: FastifyRequest<ListRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { username, list } = req.params;
    const [, id] = listShape.exec(list) ?? [];
    const page = Number(req.query.page ?? '1');
    const isPage = Number.isInteger(page) && page >= 1 && page <= mostPages;
    if (!this.places.isOwn(req) || !usernameShape.test(username) || !id || !isPage) return sendPage(reply, 'missing');
    try {
      const found = await this.lists.page(username, Number(id), page);
      return found && page <= found.pages ? sendCampaignList(reply, found) : sendPage(reply, 'missing');
    } catch (err) {
      return unavailable(reply, err);
    }
  }

  /** Says which link, not who: without it the rotator works as well. */
  private stickyCookie(campaignId: number, linkId: number): string {
    const secure = this.config.LINKS_BASE_URL.startsWith('https:') ? '; Secure' : '';
    return `c${campaignId}=${linkId}; Path=/r/; Max-Age=${stickySeconds}; HttpOnly; SameSite=Lax${secure}`;
  }
}

function stickyLink(req: FastifyRequest, campaignId: number): number | null {
  const [, id] = new RegExp(`(?:^|;\\s*)c${campaignId}=([1-9][0-9]{0,9})(?:;|$)`).exec(req.headers.cookie ?? '') ?? [];
  return id ? Number(id) : null;
}

function unavailable(reply: FastifyReply, err: unknown): FastifyReply {
  log.warn({ err }, 'campaign: cannot be looked up');
  return sendPage(reply, 'unavailable');
}
