/** So many messages of a room in so long a time, as a provider counts them. */
export class RateWindow {
  private readonly times = new Map<string, number[]>();

  constructor(
    private readonly most: number,
    private readonly withinMs: number,
  ) {}

  /** Milliseconds to wait, 0 when this message may pass, which is counted then. */
  waitMs(room: string, now = Date.now()): number {
    const recent = (this.times.get(room) ?? []).filter((at) => at > now - this.withinMs);
    const wait = recent.length < this.most ? 0 : recent[0]! + this.withinMs - now;
    if (wait === 0) recent.push(now);
    this.times.set(room, recent);
    return wait;
  }
}
