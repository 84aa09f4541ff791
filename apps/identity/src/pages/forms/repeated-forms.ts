import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { isRead } from '@platform/service-kit';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { PageAnswer } from './page-answer.js';
import type { Form } from './page-form.js';
import { Repeats } from './repeats.js';

type Cookie = [name: string, value: string, options: CookieSerializeOptions];

interface FirstAnswer {
  redirect: string;
  cookies: Cookie[];
}

type Request = FastifyRequest<{ Body: Form | undefined }>;

/**
 * One form of one page that is sent twice leads to the same place twice, with the same cookies: codes, challenges and
 * tries are used up once.
 */
@Injectable()
export class RepeatedForms implements NestInterceptor<PageAnswer, PageAnswer> {
  constructor(private readonly repeats: Repeats) {}

  intercept(context: ExecutionContext, next: CallHandler<PageAnswer>): Observable<PageAnswer> {
    const req = context.switchToHttp().getRequest<Request>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (isRead(req) || !req.body?.['form_id']) return next.handle();
    return from(this.answer(whatIsSent(req, req.body), reply, () => lastValueFrom(next.handle())));
  }

  private async answer(what: string, reply: FastifyReply, work: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const { isFirst, left: before } = await this.repeats.begin(what);
    if (before !== undefined) {
      const { redirect, cookies } = JSON.parse(before) as FirstAnswer;
      for (const [name, value, options] of cookies) void reply.setCookie(name, value, options);
      return { redirect };
    }
    const cookies = watchCookies(reply);
    let left: FirstAnswer | undefined;
    try {
      const answer = await work();
      if ('redirect' in answer) left = { redirect: answer.redirect, cookies };
      return answer;
    } finally {
      if (isFirst) await this.repeats.end(what, left && JSON.stringify(left));
    }
  }
}

/** With all that was typed, so that whoever goes back and types something else is not taken for who clicked twice. */
function whatIsSent({ url }: Request, form: Form): string {
  return JSON.stringify(['form', url, Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** Collects what the answer does to the browser's cookies. */
function watchCookies(reply: FastifyReply): Cookie[] {
  const cookies: Cookie[] = [];
  const [set, clear] = [reply.setCookie.bind(reply), reply.clearCookie.bind(reply)];
  reply.setCookie = (name, value, options = {}) => {
    cookies.push([name, value, options]);
    return set(name, value, options);
  };
  reply.clearCookie = (name, options = {}) => {
    cookies.push([name, '', { ...options, maxAge: 0 }]);
    return clear(name, options);
  };
  return cookies;
}
