import { verifyRequest } from '@platform/client/webhooks';
import type { IncomingMessage } from 'node:http';

const maxBytes = 1_000_000;
const shown = 20;

export interface ReceivedEvent {
  delivery: string;
  event: string;
  sequence: number;
  at: Date;
}

/** The newest events that came, each once however often it was sent. */
export class Webhooks {
  readonly events: ReceivedEvent[] = [];

  constructor(private readonly secret: string) {}

  /** @returns the status of the answer: 401 for what the platform has not signed */
  async receive(req: IncomingMessage): Promise<number> {
    // As it was received: a body that was parsed and written again has another signature.
    const body = await bodyOf(req);
    if (!body) return 413;
    if (!verifyRequest(req.headers, body, this.secret)) return 401;
    const { event, sequence } = JSON.parse(body.toString()) as { event: string; sequence: number };
    const delivery = String(req.headers['x-platform-delivery']);
    if (this.events.every((known) => known.delivery !== delivery)) {
      this.events.unshift({ delivery, event, sequence, at: new Date() });
      this.events.splice(shown);
    }
    return 204;
  }
}

async function bodyOf(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
