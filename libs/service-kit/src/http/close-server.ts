import type { Server } from 'node:http';

const sweepMs = 50;

/**
 * Ends the idle connections of a server while it closes. A kept-alive connection with a request under way is idle only
 * later, and would hold the server open for its whole timeout.
 */
export async function whileClosing(server: Server, close: () => Promise<unknown>): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  try {
    await close();
  } finally {
    clearInterval(sweep);
  }
}
