import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parsedKey, shortUrl } from '../../addresses/index.js';
import { ClickRecorder } from '../../journal/index.js';
import { LinkCache, type RotatedLink } from '../../lookup/index.js';
import { RuledVisits } from './ruled-visits.js';
import { sendOn } from './send-on.js';

const via = 'rotator';

/** Visits of links that the rotator of a campaign has chosen. */
@Injectable()
export class RotatedVisits {
  constructor(
    private readonly cache: LinkCache,
    private readonly clicks: ClickRecorder,
    private readonly ruled: RuledVisits,
  ) {}

  /**
   * Answers with the chosen link, and records a click of the link and one of the campaign.
   *
   * @returns false, without an answer, when the link is gone or leads nowhere now
   */
  async answer(
    req: FastifyRequest,
    reply: FastifyReply,
    { key, origin }: Pick<RotatedLink, 'key' | 'origin'>,
    campaignId: number,
  ): Promise<boolean> {
    const { link } = await this.cache.find(key);
    if (!link) return false;
    const { id, accountId, rules, href } = link;
    if (rules) {
      const path = shortUrl(origin ?? '', parsedKey(key).aliasKey);
      return (await this.ruled.answerUnlessClosed({ req, reply, link, rules, path, via, campaignId })) === null;
    }
    await Promise.all([
      this.clicks.record(req, { kind: 'link', itemId: id, accountId, via }),
      this.clicks.record(req, { kind: 'campaign', itemId: campaignId, accountId, via }),
    ]);
    sendOn(req, reply, href);
    return true;
  }
}
