/** A map of at most so many entries: the oldest leaves for a new one. What is set again stays as old as it is. */
export class BoundedMap<K, V> extends Map<K, V> {
  constructor(private readonly maxEntries: number) {
    super();
  }

  override set(key: K, value: V): this {
    super.set(key, value);
    if (this.size > this.maxEntries) this.delete(this.keys().next().value!);
    return this;
  }
}
