import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage, sendUnavailable } from './pages.js';
import { Places } from './places.js';
import { sendOn } from './send-on.js';

/** Visitors for whom there is nothing at an address, whatever part of links would have answered there. */
@Injectable()
export class LostVisitors {
  constructor(private readonly places: Places) {}

  /** Leads them where the owner of the domain wants them (`redirect404`), else shows our own page. */
  async answer(req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const place = await this.places.of(req);
      const href = await this.places.detour(place?.domain?.redirect404 ?? '');
      return href ? sendOn(req, reply, href) : sendPage(reply, 'missing');
    } catch (err) {
      return sendUnavailable(reply, err, 'redirect: the domain cannot be looked up');
    }
  }
}
