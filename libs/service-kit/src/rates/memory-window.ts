import { BoundedMap } from '../common/bounded-map.js';

/** How far a fixed window has been used. */
export interface Window {
  count: number;
  ttlMs: number;
}

const maxKeys = 10_000;

/** Counts in this process, by a clock that never jumps. Bounded: the oldest windows are forgotten first. */
export class MemoryWindow {
  private readonly windows = new BoundedMap<string, { count: number; endsAt: number }>(maxKeys);

  constructor(private readonly windowMs: number) {}

  hit(key: string, hits = 1, now = performance.now()): Window {
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      this.windows.delete(key);
      window = { count: 0, endsAt: now + this.windowMs };
      this.windows.set(key, window);
    }
    window.count += hits;
    return { count: window.count, ttlMs: window.endsAt - now };
  }
}
