import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { asProblem, log, withStatus, type Problem } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, messages, PageLanguage } from '../i18n/index.js';
import { fillSlots, messagePage, shownBrand } from '../layout/index.js';
import { pageAddressOf } from './page-address.js';

/** What goes wrong on a page is told on a page, in the person's language: the texts of the table are for developers. */
@Catch()
export class PageProblems implements ExceptionFilter {
  constructor(private readonly language: PageLanguage) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const req = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = asProblem(thrown);
    if (problem.status >= 500) log.error({ err: thrown, requestId: req.id }, 'unexpected error');
    const address = pageAddressOf(req);
    const page = problemPage(this.language.of(req), problem, { address, requestId: req.id });
    const { text, headers } = fillSlots(page, address, { brand: shownBrand(req.raw) });
    void withStatus(problem, reply)
      .headers({ ...problem.details.headers, ...headers })
      .type('text/html; charset=utf-8')
      .send(text);
  }
}

interface Where {
  /** Of the page that was asked for, or of the form that was sent, to try again from. */
  address?: string | undefined;
  requestId: string;
}

export function problemPage(language: Language, { code, status }: Problem, { address, requestId }: Where): string {
  const texts = messages('page-problems', language);
  // Each code that has no texts is told as one of these two.
  const { title, text } = texts[code as 'not_found'] ?? (status < 500 ? texts.invalid_request : texts.internal_error);
  const again = code === 'csrf_failed' || code === 'rate_limit_exceeded' || code === 'unavailable';
  return messagePage({
    language,
    title,
    text,
    next: address && again ? { href: address, text: texts.again } : { href: '/account', text: texts.goOn },
    ...(status >= 500 && { detail: texts.number({ id: requestId }) }),
  });
}
