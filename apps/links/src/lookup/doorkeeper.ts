const slots = 2 ** 17;

/**
 * Remembers by a few bytes which keys were asked for lately, so that a cache that is full takes in only what is asked for again: links that are
 * visited once would put out others, and what lives only to be put out is the dearest garbage there is. What comes later takes the place of
 * what came before; two keys may pass for each other, which lets one in a visit early.
 */
export class Doorkeeper {
  private readonly seen = new Uint32Array(slots);

  /** Whether the key was here lately. It is from now on. */
  knows(key: string): boolean {
    const hash = hashOf(key);
    const slot = hash % slots;
    const isKnown = this.seen[slot] === hash;
    this.seen[slot] = hash;
    return isKnown;
  }
}

/** FNV-1a with 32 bits, mixed once more as its low ones are much alike for keys that are; never 0, which is a slot that nobody has taken. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0 || 1;
}
