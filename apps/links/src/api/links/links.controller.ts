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
  ownLinkDetails,
  ownLinksAnswer,
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
import { ArchiveService } from './archive.service.js';
import { BulkLinksService } from './bulk-links.service.js';
import { LinksReader } from './links.reader.js';
import { LinksService } from './links.service.js';
import { TagsReader } from './tags.reader.js';

const LinkGuard = recordGuard(Link, { state: Not('deleted') });

@Controller('api')
@Describe({ tag: 'Links' })
export class LinksController {
  constructor(
    private readonly links: LinksService,
    protected readonly reader: LinksReader,
    private readonly tagsReader: TagsReader,
    private readonly bulk: BulkLinksService,
    private readonly archives: ArchiveService,
  ) {}

  @Get('urls')
  @Describe({
    summary: 'List links',
    description:
      'Lists the links of the account, newest first or by clicks; searches and filters. With `short` it ' +
      'looks one up.',
  })
  @Answer(200, linksAnswer)
  list(@CallerAccount() accountId: number, @Query({ schema: linksQuery }) query: LinksQuery) {
    return this.reader.find(accountId, query);
  }

  @Post('urls/bulk')
  @Describe({
    summary: 'Change many links at once',
    description: 'Makes one change to up to 100 links, with a result for each.',
    errors: ['not_found'],
  })
  @Answer(200, bulkLinksAnswer)
  change(@CallerAccount() accountId: number, @Body({ schema: bulkLinks }) body: BulkLinks) {
    return this.bulk.run(accountId, body);
  }

  @Get('tags')
  @Describe({
    summary: 'List tags',
    description: 'Lists the tags of the account with the number of links of each.',
  })
  @Answer(200, linkTags)
  tags(@CallerAccount() accountId: number, @Query({ schema: linkTagsQuery }) query: LinkTagsQuery) {
    return this.tagsReader.list(accountId, query);
  }

  @Get('url/:id')
  @Describe({
    summary: 'Read a link',
    description: 'Answers with one link, all that hangs on it, and its statistics.',
  })
  @Answer(200, linkDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.reader.get(accountId, id);
  }

  @Post('url/add')
  @Describe({
    summary: 'Shorten a link',
    description: 'Makes a short link. A target is refused when it is blocked or looks like another site.',
    errors: ['not_found', 'already_exists', 'limit_reached'],
  })
  @Answer(200, addedLink)
  add(@CallerAccount() accountId: number, @Body({ schema: addLink }) body: AddLink) {
    return this.links.add(accountId, body);
  }

  @Put('url/:id/update')
  @UseGuards(LinkGuard)
  @Describe({
    summary: 'Change a link',
    description: 'Changes what is given; visitors get the change at once.',
    errors: ['already_exists'],
  })
  @Answer(200, updatedLink)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateLink }) body: UpdateLink,
  ) {
    return this.links.update(accountId, id, body);
  }

  @Post('url/:id/archive')
  @Describe({
    summary: 'Archive a link',
    description: "Puts the link aside: it leads on, and the signed-in owner's lists leave it out.",
  })
  @Answer(200, linkMessage)
  archive(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.archives.set(accountId, id, true);
  }

  @Post('url/:id/unarchive')
  @Describe({
    summary: 'Take a link out of the archive',
    description: 'Takes the link back into the lists that it was in.',
  })
  @Answer(200, linkMessage)
  unarchive(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.archives.set(accountId, id, false);
  }

  @Delete('url/:id/delete')
  @Describe({
    summary: 'Delete a link',
    description: 'Deletes the link with its visits; its address leads nowhere any more.',
  })
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.links.remove(accountId, id);
  }
}

/** The same for the signed-in owner, whose answers say what is archived. */
@ForOwner()
export class OwnLinksController extends LinksController {
  @Get('urls')
  @Describe({
    summary: 'List links',
    description:
      'Lists the links of the account, newest first or by clicks; searches and filters. Archived links are left out, ' +
      'unless `state` asks for them. With `short` it looks one up.',
  })
  @Answer(200, ownLinksAnswer)
  override list(@CallerAccount() accountId: number, @Query({ schema: linksQuery }) query: LinksQuery) {
    return this.reader.findOwn(accountId, query);
  }

  @Get('url/:id')
  @Describe({
    summary: 'Read a link',
    description: 'Answers with one link, all that hangs on it, and its statistics.',
  })
  @Answer(200, ownLinkDetails)
  override get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.reader.get(accountId, id);
  }
}
