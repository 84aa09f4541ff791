/** One event of a stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface ServerEvent {
  type: string;
  data: string;
}

/** The events of a stream in their order. The browser's own `EventSource` cannot send a token. */
export async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop()!;
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined for a block without data, as for a comment. */
function eventOf(block: string): ServerEvent | undefined {
  const fields = block.split(/\r?\n/).map((line) => /^([a-z]+): ?(.*)$/.exec(line) ?? []);
  const data = fields.filter(([, name]) => name === 'data').map(([, , value]) => value);
  if (data.length === 0) return undefined;
  return { type: fields.findLast(([, name]) => name === 'event')?.[2] ?? 'message', data: data.join('\n') };
}
