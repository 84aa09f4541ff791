import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { aliasPath, decodedPath, meantPath, queryOf } from '../../addresses/index.js';
import { sendPage, sendUnavailable } from '../pages/index.js';
import { type LinkHost, HostResolver } from '../../lookup/index.js';
import { LinkVisits } from './link-visits.js';
import { sendOn } from './send-on.js';

/** Addresses of more than an alias on our own host. */
const ownItems = /^(@[^/]+(\/i)?|qr\/[^/]+|r\/[^/]+|u\/[^/]+\/[^/]+)$/;

/** Answers visitors who find nothing at an address, whatever part of links would have answered there. */
@Injectable()
export class NotFoundHandler {
  constructor(
    private readonly hosts: HostResolver,
    private readonly visits: LinkVisits,
  ) {}

  /**
   * Sends them where they meant to go, if that can be seen. Else they go where the owner of the domain wants
   * (`redirect404`), or see our own page.
   */
  async answer(req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const linkHost = await this.hosts.resolve(req);
      if (linkHost && (await this.leadAsMeant(linkHost, req, reply))) return reply;
      const href = await this.hosts.safeRedirect(linkHost?.domain?.redirect404 ?? '');
      return href ? sendOn(req, reply, href) : sendPage(reply, 'missing');
    } catch (err) {
      return sendUnavailable(reply, err, 'redirect: the domain cannot be looked up');
    }
  }

  /**
   * A link of a branded domain may have an address of several parts, which no route knows.
   *
   * @returns whether it has answered
   */
  private async leadAsMeant(linkHost: LinkHost, req: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const path = decodedPath(req.url);
    if (path === null) return false;
    const meant = meantPath(path);
    const aliases = linkHost.domain ? new Set([path, path.replace(/\/$/, ''), meant]) : new Set([meant]);
    for (const alias of aliases) {
      const link = await this.hosts.findLink(linkHost, alias);
      if (!link) continue;
      await this.visits.lead(req, reply, link, alias);
      return true;
    }
    if (linkHost.domain || !ownItems.test(meant)) return false;
    const address = `${aliasPath(meant).replace('/%40', '/@')}${queryOf(req.url)}`;
    if (address === req.url) return false;
    sendOn(req, reply, address);
    return true;
  }
}
