import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addedLink,
  addLink,
  bulkLinks,
  bulkLinksAnswer,
  linkDetails,
  linkMessage,
  linkTags,
  linkTagsQuery,
  linksAnswer,
  linksQuery,
  updatedLink,
  updateLink,
  type AddLink,
  type BulkLinks,
  type LinksQuery,
  type LinkTagsQuery,
  type UpdateLink,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { Not } from 'typeorm';
import { CallerAccount, ForOwner, recordGuard } from '../callers/index.js';
import { Link, RecordId } from '../../records/index.js';
import { BulkLinksService } from './bulk-links.service.js';
import { LinksReader } from './links.reader.js';
import { LinksService } from './links.service.js';
import { TagsReader } from './tags.reader.js';

const LinkGuard = recordGuard(Link, { state: Not('deleted') });

@Controller('api')
export class LinksController {
  constructor(
    private readonly links: LinksService,
    private readonly reader: LinksReader,
    private readonly tagsReader: TagsReader,
    private readonly bulk: BulkLinksService,
  ) {}

  @Get('urls')
  @Answer(200, linksAnswer)
  list(@CallerAccount() accountId: number, @Query({ schema: linksQuery }) query: LinksQuery) {
    return this.reader.find(accountId, query);
  }

  @Post('urls/bulk')
  @Answer(200, bulkLinksAnswer)
  @Describe({ summary: 'One change to up to 100 links, with a result for each', errors: ['not_found'] })
  change(@CallerAccount() accountId: number, @Body({ schema: bulkLinks }) body: BulkLinks) {
    return this.bulk.run(accountId, body);
  }

  @Get('tags')
  @Answer(200, linkTags)
  tags(@CallerAccount() accountId: number, @Query({ schema: linkTagsQuery }) query: LinkTagsQuery) {
    return this.tagsReader.list(accountId, query);
  }

  @Get('url/:id')
  @Answer(200, linkDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.reader.get(accountId, id);
  }

  @Post('url/add')
  @Describe({ errors: ['not_found'] })
  @Answer(200, addedLink)
  add(@CallerAccount() accountId: number, @Body({ schema: addLink }) body: AddLink) {
    return this.links.add(accountId, body);
  }

  @Put('url/:id/update')
  @UseGuards(LinkGuard)
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
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnLinksController extends LinksController {}
