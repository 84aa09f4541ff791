import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LinksConfig } from '../../config.js';
import { readCookie, setCookie } from '../gates/index.js';
import { NotFoundHandler, RotatedVisits } from '../visits/index.js';
import { publicServer, sendUnavailable } from '../pages/index.js';
import { CampaignRotator, HostResolver } from '../../lookup/index.js';
import { CampaignList } from './campaign-list.js';
import { sendCampaignList } from './campaign.page.js';

const slugShape = /^[a-z0-9][a-z0-9_-]{1,48}$/i;
const usernameShape = /^[a-z0-9-]{1,64}$/;
const listShape = /^c-([1-9][0-9]{0,9})$/;
const maxPages = 100_000;

interface RotatorRoute {
  Params: { slug: string };
}
interface ListRoute {
  Params: { username: string; list: string };
  Querystring: { page?: string };
}

/** The public side of campaigns on our own host: `/r/SLUG` leads to one of its links, `/u/USERNAME/c-ID` lists them. */
@Injectable()
export class CampaignRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly hosts: HostResolver,
    private readonly notFound: NotFoundHandler,
    private readonly rotator: CampaignRotator,
    private readonly lists: CampaignList,
    private readonly visits: RotatedVisits,
    private readonly config: LinksConfig,
  ) {}

  onModuleInit(): void {
    const fastify = publicServer(this.host);
    if (!fastify) return;
    const method = ['GET', 'HEAD'];
    fastify.route<RotatorRoute>({ method, url: '/r/:slug', handler: (req, reply) => this.rotate(req, reply) });
    fastify.route<ListRoute>({ method, url: '/u/:username/:list', handler: (req, reply) => this.list(req, reply) });
  }

  /** Chooses again while what was chosen has been used up, or has gone, since the set was read. */
  private async rotate(req: FastifyRequest<RotatorRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { slug } = req.params;
    if (!this.hosts.isOwn(req) || !slugShape.test(slug)) return this.notFound.answer(req, reply);
    try {
      const rotation = await this.rotator.of(slug.toLowerCase());
      if (!rotation) return this.notFound.answer(req, reply);
      let chosen = this.rotator.choose(rotation, Number(readCookie(req, stickyCookie(rotation.id).name)));
      while (chosen) {
        if (rotation.isSticky) this.stick(reply, rotation.id, chosen.id);
        if (await this.visits.answer(req, reply, chosen, rotation.id)) return reply;
        void reply.removeHeader('set-cookie');
        this.rotator.leaveOut(rotation, chosen);
        chosen = this.rotator.choose(rotation, null);
      }
      return this.notFound.answer(req, reply);
    } catch (err) {
      return sendUnavailable(reply, err, 'campaign: cannot be looked up');
    }
  }

  private async list(req: FastifyRequest<ListRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { username, list } = req.params;
    const [, id] = listShape.exec(list) ?? [];
    const page = Number(req.query.page ?? '1');
    const isPage = Number.isInteger(page) && page >= 1 && page <= maxPages;
    if (!this.hosts.isOwn(req) || !usernameShape.test(username) || !id || !isPage)
      return this.notFound.answer(req, reply);
    try {
      const found = await this.lists.page(username, Number(id), page);
      return found && page <= found.pages ? sendCampaignList(reply, found) : this.notFound.answer(req, reply);
    } catch (err) {
      return sendUnavailable(reply, err, 'campaign: cannot be looked up');
    }
  }

  /** Says which link, not who: without it the rotator works as well. */
  private stick(reply: FastifyReply, campaignId: number, linkId: number): void {
    const isSecure = this.config.LINKS_BASE_URL.startsWith('https:');
    setCookie(reply, { ...stickyCookie(campaignId), value: String(linkId), isSecure });
  }
}

function stickyCookie(campaignId: number): { name: string; maxAge: number; path: string } {
  return { name: `c${campaignId}`, maxAge: 86_400, path: '/r/' };
}
