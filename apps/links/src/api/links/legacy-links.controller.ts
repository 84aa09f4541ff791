import { Body, Controller, Post } from '@nestjs/common';
import { legacyLink, legacyLinks, linkDetails, linkList, type LegacyLink, type LegacyLinks } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ReadsOnly } from '../callers/index.js';
import { LinksReader } from './links.reader.js';

/** What old clients ask by POST. */
@Controller('api/url')
export class LegacyLinksController {
  constructor(private readonly reader: LinksReader) {}

  /** The list. */
  @Post('get')
  @ReadsOnly()
  @Answer(200, linkList)
  list(@CallerAccount() accountId: number, @Body({ schema: legacyLinks }) body: LegacyLinks) {
    return this.reader.list(accountId, { ...body, q: '', tag: '' });
  }

  /** The single read. */
  @Post('stats')
  @ReadsOnly()
  @Describe({ errors: ['not_found'] })
  @Answer(200, linkDetails)
  get(@CallerAccount() accountId: number, @Body({ schema: legacyLink }) body: LegacyLink) {
    return this.reader.get(accountId, body.urlid);
  }
}
