import { Body, Controller, Post } from '@nestjs/common';
import { legacyLink, legacyLinks, linkDetails, linkList, type LegacyLink, type LegacyLinks } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ReadsOnly } from '../callers/index.js';
import { LinksReader } from './links.reader.js';

/** What old clients ask by POST. */
@Controller('api/url')
@Describe({ tag: 'Links' })
export class LegacyLinksController {
  constructor(private readonly reader: LinksReader) {}

  /** The list. */
  @Post('get')
  @ReadsOnly()
  @Describe({
    summary: 'List links, for old clients',
    description: 'Lists links, as `GET /api/urls`, with the query in the body.',
  })
  @Answer(200, linkList)
  list(@CallerAccount() accountId: number, @Body({ schema: legacyLinks }) body: LegacyLinks) {
    return this.reader.list(accountId, { ...body, q: '', tag: '' });
  }

  /** The single read. */
  @Post('stats')
  @ReadsOnly()
  @Describe({
    summary: 'Read a link, for old clients',
    description: 'Answers with one link, as `GET /api/url/{id}`, with the id in the body.',
    errors: ['not_found'],
  })
  @Answer(200, linkDetails)
  get(@CallerAccount() accountId: number, @Body({ schema: legacyLink }) body: LegacyLink) {
    return this.reader.get(accountId, body.urlid);
  }
}
