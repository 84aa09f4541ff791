import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClickRecorder } from '../../journal/index.js';
import { aliasPath } from '../../addresses/index.js';
import type { LinkTarget } from '../../lookup/index.js';
import { viaOf } from '../gates/index.js';
import { RuledVisits } from './ruled-visits.js';
import { sendOn } from './send-on.js';

/** Answers visitors of a link, plain or with rules. */
@Injectable()
export class LinkVisits {
  constructor(
    private readonly clicks: ClickRecorder,
    private readonly ruled: RuledVisits,
  ) {}

  /** @param alias as the visitor wrote it, or meant it */
  async lead(req: FastifyRequest, reply: FastifyReply, link: LinkTarget, alias: string): Promise<void> {
    const { id: itemId, accountId, href, rules } = link;
    if (rules) return this.ruled.answer({ req, reply, link, rules, path: aliasPath(alias), via: viaOf(req) });
    // The click is in the journal before the answer leaves: what was answered is counted.
    await this.clicks.record(req, { kind: 'link', itemId, accountId });
    sendOn(req, reply, href);
  }
}
