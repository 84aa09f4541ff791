import type { FastifyRequest } from 'fastify';
import type { Language } from '../i18n/index.js';
import { doneTexts } from './done.texts.js';

export type Done = keyof typeof doneTexts.en;

/** Leads to a page of the account that says what was done. */
export function doneAt(path: string, done: Done): { redirect: string } {
  return { redirect: `${path}?done=${done}` };
}

/**
 * What the page that is asked for says of a change; anybody can write an address, so it is one of our sentences or
 * nothing.
 */
export function doneText(language: Language, req: FastifyRequest): string | undefined {
  const { done } = req.query as { done?: unknown };
  const texts = doneTexts[language];
  return typeof done === 'string' && Object.hasOwn(texts, done) ? texts[done as Done] : undefined;
}
