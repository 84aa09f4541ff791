import { Get } from '@nestjs/common';
import { linkChoices } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { ChoicesReader } from './choices.reader.js';

@ForOwner('/choices')
@Describe({ tag: 'Links' })
export class ChoicesController {
  constructor(private readonly choices: ChoicesReader) {}

  @Get()
  @Describe({
    summary: 'List what a link can have',
    description:
      'Answers with the names of all domains, campaigns, channels, overlays, splash pages, UTM templates and pixels ' +
      'of the account, newest first: what a form of a link offers. An account has at most 100 domains, 1,000 ' +
      'campaigns and channels, and 500 of the others.',
  })
  @Answer(200, linkChoices)
  get(@CallerAccount() accountId: number) {
    return this.choices.of(accountId);
  }
}
