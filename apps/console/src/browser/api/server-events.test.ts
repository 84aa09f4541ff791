import { expect, it } from '@jest/globals';
import { eventsOf, type ServerEvent } from './server-events.js';

it('reads the events of a stream, however it is cut into pieces', async () => {
  const text =
    ': hello\n\nid: 1\nevent: click\ndata: {"a":"ü"}\n\nevent: heartbeat\ndata: {}\n\ndata: x\ndata: y\n\ndata: half';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    );
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    const events: ServerEvent[] = [];
    for await (const event of eventsOf(stream)) events.push(event);
    expect(events).toStrictEqual([
      { type: 'click', data: '{"a":"ü"}' },
      { type: 'heartbeat', data: '{}' },
      { type: 'message', data: 'x\ny' },
    ]);
  }
});
