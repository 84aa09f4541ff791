import { Controller, Get, Query } from '@nestjs/common';
import { linkPreviewAnswer, linkPreviewQuery, type LinkPreviewQuery } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { ForOwner } from '../callers/index.js';
import { LinkPreviewsService } from './link-previews.service.js';

@Controller('api/preview')
export class LinkPreviewsController {
  constructor(private readonly previews: LinkPreviewsService) {}

  @Get()
  @Answer(200, linkPreviewAnswer)
  @Describe({ summary: 'What a page says of itself: title, description, and whether it names a picture' })
  get(@Query({ schema: linkPreviewQuery }) { url }: LinkPreviewQuery) {
    return this.previews.of(url);
  }

  @Get('picture')
  @Answer(200, ['image/webp'])
  @Describe({ summary: 'The picture that a page names, drawn anew', errors: ['not_found'] })
  picture(@Query({ schema: linkPreviewQuery }) { url }: LinkPreviewQuery) {
    return this.previews.picture(url);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/preview')
export class OwnLinkPreviewsController extends LinkPreviewsController {}
