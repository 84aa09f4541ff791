import { Injectable } from '@nestjs/common';
import { log } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { isMixed } from './frame-check.js';
import { SafeFetcher } from './safe-fetcher.js';

const freshMs = 10 * 60_000;
/** After a destination could not be asked. */
const againMs = 60_000;
const maxKnown = 10_000;
const maxConcurrency = 8;

interface Verdict {
  isRefused: boolean;
  freshUntilMs: number;
}

/**
 * Which destinations refuse frames by now (docs/contracts/links.md#pages-of-a-visit). No visit waits for a destination:
 * what is known is at once the answer, also when it is old, and is looked up again in the background. So the first
 * visit after a change may still get the frame.
 */
@Injectable()
export class FrameRefusals {
  private readonly known = new LRUCache<string, Verdict>({ max: maxKnown });
  private readonly asked = new Set<string>();

  constructor(private readonly fetcher: SafeFetcher) {}

  /**
   * @param frameOrigin of the page that would hold the frame
   * @param nowMs of a clock that does not jump
   * @returns false while nothing but the address is known
   */
  areRefused(href: string, frameOrigin: string, nowMs = performance.now()): boolean {
    if (isMixed(href, frameOrigin)) return true;
    const key = `${frameOrigin} ${href}`;
    const verdict = this.known.get(key);
    const isFresh = verdict !== undefined && nowMs < verdict.freshUntilMs;
    // Beyond the limit nothing is queued: the next visit asks.
    if (!isFresh && !this.asked.has(key) && this.asked.size < maxConcurrency) {
      this.asked.add(key);
      void this.ask(href, frameOrigin, verdict?.isRefused ?? false)
        .then(({ isRefused, forMs }) => this.known.set(key, { isRefused, freshUntilMs: nowMs + forMs }))
        .finally(() => this.asked.delete(key));
    }
    return verdict?.isRefused ?? false;
  }

  /** A destination that does not answer is taken for what it was. */
  private async ask(href: string, frameOrigin: string, wasRefused: boolean) {
    try {
      return { isRefused: await this.fetcher.refusesFrames(href, frameOrigin), forMs: freshMs };
    } catch (err) {
      log.debug({ err }, 'redirect: the destination cannot be asked for frames');
      return { isRefused: wasRefused, forMs: againMs };
    }
  }
}
