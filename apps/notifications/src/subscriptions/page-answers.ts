import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { pageHeaders, pageHtml, type Page } from './page.js';

/** The addresses of pages begin with this. */
export const pagesPath = 'notifications';

/** Writes the pages. */
@Injectable()
export class PageAnswers implements NestInterceptor<Page, string> {
  intercept(context: ExecutionContext, next: CallHandler<Page>): Observable<string> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((page) => {
        void reply.headers(pageHeaders()).status(page.status).type('text/html; charset=utf-8');
        return pageHtml(page);
      }),
    );
  }
}

/**
 * A press of a page's button is a form. So is the one-click unsubscription of a mail program, which may send either
 * kind (RFC 8058, 3.2). What they hold is not read: the address says all. Elsewhere a form stays a foreign content
 * type.
 */
export function takeForms(fastify: FastifyInstance): void {
  const kinds = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/;
  fastify.addContentTypeParser<Buffer>(kinds, { parseAs: 'buffer', bodyLimit: 4096 }, (req, body, done) => {
    if (!req.url.startsWith(`/${pagesPath}/`)) {
      req.rawBody = body;
      req.bodyProblem = new Problem('invalid_request', { message: 'The content type must be application/json.' });
    }
    done(null, undefined);
  });
}
