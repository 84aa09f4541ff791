import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { aliasPath, decodedPath, meantPath, queryOf } from '../../addresses/index.js';
import { sendPage, sendUnavailable } from '../pages/index.js';
import { type Place, Places } from '../../lookup/index.js';
import { LinkVisits } from './link-visits.js';
import { sendOn } from './send-on.js';

/** On our own host: what has an address of more than an alias. */
const ownItems = /^(@[^/]+(\/i)?|qr\/[^/]+|r\/[^/]+|u\/[^/]+\/[^/]+)$/;

/** Visitors for whom there is nothing at an address, whatever part of links would have answered there. */
@Injectable()
export class LostVisitors {
  constructor(
    private readonly places: Places,
    private readonly visits: LinkVisits,
  ) {}

  /**
   * Leads them where they meant to go, when that is to be seen; else where the owner of the domain wants them
   * (`redirect404`), or shows our own page.
   */
  async answer(req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const place = await this.places.of(req);
      if (place && (await this.leadAsMeant(place, req, reply))) return reply;
      const href = await this.places.detour(place?.domain?.redirect404 ?? '');
      return href ? sendOn(req, reply, href) : sendPage(reply, 'missing');
    } catch (err) {
      return sendUnavailable(reply, err, 'redirect: the domain cannot be looked up');
    }
  }

  /** Whether it has answered. A link of a branded domain may have an address of several parts, which no route knows. */
  private async leadAsMeant(place: Place, req: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const path = decodedPath(req.url);
    if (path === null) return false;
    const meant = meantPath(path);
    const aliases = place.domain ? new Set([path, path.replace(/\/$/, ''), meant]) : new Set([meant]);
    for (const alias of aliases) {
      const link = await this.places.link(place, alias);
      if (!link) continue;
      await this.visits.lead(req, reply, link, alias);
      return true;
    }
    if (place.domain || !ownItems.test(meant)) return false;
    const address = `${aliasPath(meant).replace('/%40', '/@')}${queryOf(req.url)}`;
    if (address === req.url) return false;
    sendOn(req, reply, address);
    return true;
  }
}
