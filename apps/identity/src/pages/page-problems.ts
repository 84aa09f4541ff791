import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { asProblem, log } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messagePage } from './layout.js';
import { pageHeaders } from './page-headers.js';

const titles: Record<number, string> = {
  403: 'Please try again',
  404: 'There is nothing here',
  503: 'Please try again shortly',
};

/** What goes wrong on a page is told on a page. */
@Catch()
export class PageProblems implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const req = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = asProblem(thrown);
    if (problem.code === 'internal_error') log.error({ err: thrown, requestId: req.id }, 'unexpected error');
    const title = titles[problem.status] ?? 'Something went wrong';
    void reply
      .status(problem.status)
      .headers({ ...pageHeaders, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(messagePage(title, problem.message, { href: '/login', text: 'Go to sign-in' }));
  }
}
