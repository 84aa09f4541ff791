import { BoundedMap } from '../common/bounded-map.js';

const maxKeys = 10_000;

/** A set whose members leave it by themselves after a while. Bounded: the oldest leave first. */
export class RecentlySeen {
  private readonly seenAt = new BoundedMap<string, number>(maxKeys);

  constructor(private readonly forMs: number) {}

  add(key: string, now = Date.now()): void {
    this.seenAt.delete(key);
    this.seenAt.set(key, now);
  }

  has(key: string, now = Date.now()): boolean {
    const at = this.seenAt.get(key);
    return at !== undefined && now - at < this.forMs;
  }
}
