import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addedRecord,
  addPixel,
  linkMessage,
  namedPageQuery,
  pixelDetails,
  pixelPage,
  updatePixel,
  type AddPixel,
  type NamedPageQuery,
  type UpdatePixel,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, recordGuard } from '../callers/index.js';
import { Pixel, RecordId } from '../../records/index.js';
import { PixelsService } from './pixels.service.js';

const PixelGuard = recordGuard(Pixel);

@Controller('api')
@Describe({ tag: 'Pixels' })
export class PixelsController {
  constructor(private readonly pixels: PixelsService) {}

  @Get('pixels')
  @Describe({
    summary: 'List pixels',
    description: 'Lists the tracking pixels of the account.',
  })
  @Answer(200, pixelPage)
  list(@CallerAccount() accountId: number, @Query({ schema: namedPageQuery }) query: NamedPageQuery) {
    return this.pixels.list(accountId, query);
  }

  @Get('pixel/:id')
  @Describe({
    summary: 'Read a pixel',
    description: 'Answers with one pixel.',
  })
  @Answer(200, pixelDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.pixels.get(accountId, id);
  }

  @Post('pixel/add')
  @Describe({
    summary: 'Add a pixel',
    description: 'Adds a tracking pixel of a provider, which links can load once the visitor agrees.',
    errors: ['limit_reached', 'already_exists'],
  })
  @Answer(200, addedRecord)
  add(@CallerAccount() accountId: number, @Body({ schema: addPixel }) body: AddPixel) {
    return this.pixels.add(accountId, body);
  }

  @Put('pixel/:id/update')
  @UseGuards(PixelGuard)
  @Describe({
    summary: 'Change a pixel',
    description: 'Changes what is given; its type stays.',
    errors: ['already_exists'],
  })
  @Answer(200, linkMessage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updatePixel }) body: UpdatePixel,
  ) {
    return this.pixels.update(accountId, id, body);
  }

  @Delete('pixel/:id/delete')
  @Describe({
    summary: 'Delete a pixel',
    description: 'Deletes the pixel; links load it no more.',
  })
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.pixels.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnPixelsController extends PixelsController {}
