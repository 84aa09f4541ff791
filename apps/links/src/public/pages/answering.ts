import { Problem } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { sendPage } from './pages.js';

/**
 * Runs the work for an answer, and answers with a page when it fails. Fastify gets no promise: for one that gives the
 * reply it would wait until the answer has left, on every redirect.
 */
export function answer(reply: FastifyReply, work: () => unknown): void {
  const fail = (err: unknown) => void (err instanceof Problem ? sendPage(reply, 'unavailable') : reply.send(err));
  try {
    const working = work();
    if (working instanceof Promise) working.catch(fail);
  } catch (err) {
    fail(err);
  }
}
