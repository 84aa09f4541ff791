import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  addedLink,
  addLink,
  legacyLink,
  legacyLinks,
  linkDetails,
  linkList,
  linkMessage,
  linkPageQuery,
  linkTags,
  linksAnswer,
  linksQuery,
  updatedLink,
  updateLink,
  type AddLink,
  type LegacyLink,
  type LegacyLinks,
  type LinkPageQuery,
  type LinksQuery,
  type UpdateLink,
} from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { CallerAccount, ReadsOnly } from '../keys/api-key.guard.js';
import { LinksReader } from './links.reader.js';
import { LinksService } from './links.service.js';
import { RecordId } from './record-id.pipe.js';

@Controller('api')
export class LinksController {
  constructor(
    private readonly links: LinksService,
    private readonly reader: LinksReader,
  ) {}

  @Get('urls')
  @Answer(200, linksAnswer)
  list(@CallerAccount() accountId: number, @Query({ schema: linksQuery }) query: LinksQuery) {
    return this.reader.find(accountId, query);
  }

  @Get('tags')
  @Answer(200, linkTags)
  tags(@CallerAccount() accountId: number, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.reader.tags(accountId, query);
  }

  @Get('url/:id')
  @Answer(200, linkDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.reader.get(accountId, id);
  }

  @Post('url/add')
  @Answer(200, addedLink)
  add(@CallerAccount() accountId: number, @Body({ schema: addLink }) body: AddLink) {
    return this.links.add(accountId, body);
  }

  @Put('url/:id/update')
  @Answer(200, updatedLink)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateLink }) body: UpdateLink,
  ) {
    return this.links.update(accountId, id, body);
  }

  @Delete('url/:id/delete')
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.links.remove(accountId, id);
  }

  /** The list as old clients ask for it. */
  @Post('url/get')
  @ReadsOnly()
  @Answer(200, linkList)
  legacyList(@CallerAccount() accountId: number, @Body({ schema: legacyLinks }) body: LegacyLinks) {
    return this.reader.list(accountId, { ...body, q: '', tag: '' });
  }

  /** The single read as old clients ask for it. */
  @Post('url/stats')
  @ReadsOnly()
  @Answer(200, linkDetails)
  legacyGet(@CallerAccount() accountId: number, @Body({ schema: legacyLink }) body: LegacyLink) {
    return this.reader.get(accountId, body.urlid);
  }
}
