import { Problem } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { sendPage } from './pages.js';

/**
 * Hands Fastify no promise: for one that gives the reply it would wait until the answer has left, on every redirect.
 * What needs others that are away says so.
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
