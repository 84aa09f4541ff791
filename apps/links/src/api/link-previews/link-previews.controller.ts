import { Controller, Get, Query } from '@nestjs/common';
import { linkPreviewAnswer, linkPreviewQuery, type LinkPreviewQuery } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { ForOwner } from '../callers/index.js';
import { LinkPreviewsService } from './link-previews.service.js';

@Controller('api/preview')
@Describe({ tag: 'Links' })
export class LinkPreviewsController {
  constructor(private readonly previews: LinkPreviewsService) {}

  @Get()
  @Describe({
    summary: 'Look at the page of a target',
    description: 'Says what a page tells of itself: title, description, and whether it names a picture.',
  })
  @Answer(200, linkPreviewAnswer)
  get(@Query({ schema: linkPreviewQuery }) { url }: LinkPreviewQuery) {
    return this.previews.of(url);
  }

  @Get('picture')
  @Describe({
    summary: 'Read the picture of a target',
    description: 'Answers with the picture that a page names, drawn anew.',
    errors: ['not_found'],
  })
  @Answer(200, ['image/webp'])
  picture(@Query({ schema: linkPreviewQuery }) { url }: LinkPreviewQuery) {
    return this.previews.picture(url);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/preview')
export class OwnLinkPreviewsController extends LinkPreviewsController {}
