import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { pageAddressOf } from './page-address.js';
import { fillSlots, shownBrand } from '../layout/index.js';

/** What the method of a page controller answers with. */
export type PageAnswer =
  | { page: string; status?: number; /** Of another host, https. */ image?: string | undefined }
  | { redirect: string }
  /** To be saved under `name`, which is ours. */
  | { file: string; name: string; type: string };

/**
 * Writes pages and redirects. Runs inside of what waits for the copies, so that they are there when the browser goes
 * on.
 */
@Injectable()
export class PageAnswers implements NestInterceptor<PageAnswer, string> {
  intercept(context: ExecutionContext, next: CallHandler<PageAnswer>): Observable<string> {
    const req = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((answer) => write(req, reply, answer)));
  }
}

function write(req: FastifyRequest, reply: FastifyReply, answer: PageAnswer): string {
  const { text, headers } = fillSlots('page' in answer ? answer.page : '', pageAddressOf(req), {
    image: 'image' in answer ? answer.image : undefined,
    brand: shownBrand(req.raw),
  });
  void reply.headers(headers);
  if ('redirect' in answer) {
    void reply.status(303).header('location', answer.redirect);
    return '';
  }
  if ('file' in answer) {
    void reply.status(200).type(answer.type).header('content-disposition', `attachment; filename="${answer.name}"`);
    return answer.file;
  }
  void reply.status(answer.status ?? 200).type('text/html; charset=utf-8');
  return text;
}
