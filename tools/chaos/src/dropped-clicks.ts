import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from './load/steady.js';

const everyMs = 500;

/** How many clicks the redirector said it dropped, also before a restart, after which it counts from zero. */
export class DroppedClicks {
  count = 0;
  private last = 0;
  private isLooking = false;
  private readonly timer: NodeJS.Timeout;

  constructor(dataFolder: string) {
    const environment = JSON.parse(readFileSync(join(dataFolder, 'environment.json'), 'utf8')) as {
      links: { MANAGEMENT_PORT: string };
    };
    const url = `http://127.0.0.1:${environment.links.MANAGEMENT_PORT}/metrics`;
    // While it does not answer it drops nothing either: the next look tells.
    this.timer = setInterval(() => void this.look(url).catch(() => undefined), everyMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(url: string): Promise<void> {
    // Answers that overtake each other would look like a restart.
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      const text = await (await send(url)).text();
      const now = Number(/^links_clicks_dropped_total (\d+)/m.exec(text)?.[1] ?? this.last);
      this.count += now < this.last ? now : now - this.last;
      this.last = now;
    } finally {
      this.isLooking = false;
    }
  }
}
