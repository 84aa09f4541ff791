import { Get, Query, Req } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { PageLanguage } from '../../pages/i18n/index.js';
import { type PageAnswer, PageController } from '../../pages/forms/index.js';
import { continuePage } from '../../protocol/provider-pages/index.js';
import { isWayBack } from './way-back.js';

/** Where `wayTo` leads when a form of ours cannot lead on to the app. */
@PageController('login/continue')
export class ContinueController {
  constructor(private readonly language: PageLanguage) {}

  @Get()
  show(@Req() req: FastifyRequest, @Query('to') to: unknown): PageAnswer {
    if (!isWayBack(to)) throw new Problem('not_found');
    return { page: continuePage(this.language.of(req), to) };
  }
}
