import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { Answer, Describe, markAnswer, Problem, Public } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { ClientBrandings } from '../protocol/client-brandings/index.js';

/** For pages, whose readers nobody knows yet. */
@Public()
@Controller('api/v1/oauth-clients/branding')
@Describe({ tag: 'OAuth clients' })
export class ClientMarkController {
  constructor(private readonly brandings: ClientBrandings) {}

  @Get(':hash')
  @Describe({
    summary: 'Read the mark of an OAuth client',
    description: 'Answers with the picture at this address, which pages of a sign-in show. Without a token.',
    errors: ['not_found'],
  })
  @Answer(200, ['image/png'])
  async read(@Param('hash') hash: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const picture = await this.brandings.mark(hash);
    if (!picture) throw new Problem('not_found');
    return markAnswer(reply, picture);
  }
}
