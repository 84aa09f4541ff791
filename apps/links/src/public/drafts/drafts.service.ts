import { Injectable } from '@nestjs/common';
import type { BioBlock, OverlaySettings, OverlayType, SplashContent } from '@platform/contracts';
import { randomToken, RedisConnections } from '@platform/service-kit';
import { LinksConfig } from '../../config.js';

const keptSeconds = 300;

/** A page as its owner would store it. Whoever keeps one has checked where it leads. */
export type Draft =
  | { kind: 'overlay'; type: OverlayType; content: OverlaySettings }
  | { kind: 'splash'; content: SplashContent }
  | { kind: 'bio'; title: string; description: string; blocks: BioBlock[] };

/** Pages that are not stored yet, in Redis for five minutes: who edits one looks at it, and loses nothing with it. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly redis: RedisConnections,
    private readonly config: LinksConfig,
  ) {}

  /** The address at which the draft is shown, which nobody can guess. */
  async keep(draft: Draft): Promise<{ error: 0; url: string; expires: Date }> {
    const token = randomToken('');
    await this.redis.commands().set(keyOf(token), JSON.stringify(draft), 'EX', keptSeconds);
    const expires = new Date(Date.now() + keptSeconds * 1_000);
    return { error: 0, url: `${this.config.LINKS_BASE_URL}/+draft/${token}`, expires };
  }

  /** Null once its time is over. */
  async find(token: string): Promise<Draft | null> {
    const text = /^[\w-]{43}$/.test(token) ? await this.redis.commands().get(keyOf(token)) : null;
    return text === null ? null : (JSON.parse(text) as Draft);
  }
}

const keyOf = (token: string) => `links:draft:${token}`;
