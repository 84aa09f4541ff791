const slots = 2 ** 17;

/**
 * Remembers in a few bytes which keys were asked for lately (the doorkeeper of TinyLFU). A full cache takes in only
 * keys that are asked for again. Links that are visited once would evict others, and short-lived entries are the most
 * expensive garbage. A new key takes the slot of an old one. Two keys may share a hash, which lets one in a visit
 * early.
 */
export class Doorkeeper {
  private readonly seen = new Uint32Array(slots);

  /** Whether the key was asked for lately. From now on it was. */
  knows(key: string): boolean {
    const hash = hashOf(key);
    const slot = hash % slots;
    const isKnown = this.seen[slot] === hash;
    this.seen[slot] = hash;
    return isKnown;
  }
}

/**
 * FNV-1a with 32 bits, mixed once more, as its low bits are alike for similar keys. Never 0, which marks an empty slot.
 */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0 || 1;
}
