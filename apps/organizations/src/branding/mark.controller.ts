import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { Answer, Describe, markAnswer, Public } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { BrandingService } from './branding.service.js';

/** For pages and mails, whose readers nobody knows yet. */
@Public()
@Controller('api/v1/organizations/branding')
@Describe({ tag: 'Branding' })
export class MarkController {
  constructor(private readonly branding: BrandingService) {}

  @Get(':hash')
  @Describe({
    summary: 'Read the mark of an organization',
    description: 'Answers with the picture at this address, which pages and mails show. Without a token.',
    errors: ['not_found'],
  })
  @Answer(200, ['image/png'])
  async read(@Param('hash') hash: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    return markAnswer(reply, await this.branding.picture(hash));
  }
}
