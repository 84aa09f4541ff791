import { Body, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IdentityConfig } from '../../config.js';
import { cookieOptions } from '../cookies/index.js';
import { languageCookie, languages } from '../i18n/index.js';
import { FormOfAnybody } from './form.guard.js';
import { ownPath } from './own-path.js';
import type { PageAnswer } from './page-answer.js';
import { PageController } from './page-controller.js';
import type { Form } from './page-form.js';

const yearSeconds = 365 * 24 * 3_600;

/** Takes the choice of a language at the foot of every page, and goes back to that page. */
@PageController('language')
export class LanguageController {
  constructor(private readonly config: IdentityConfig) {}

  @Post()
  @FormOfAnybody()
  choose(@Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form): PageAnswer {
    const language = languages.find((known) => known === form?.['language']);
    if (language) void reply.setCookie(languageCookie, language, cookieOptions(this.config, yearSeconds));
    return { redirect: ownPath(form?.['return_to']) ?? '/account' };
  }
}
