import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addedRecord,
  addSplash,
  draftAnswer,
  linkMessage,
  namedPageQuery,
  splashDetails,
  splashPage,
  updateSplash,
  type AddSplash,
  type NamedPageQuery,
  type UpdateSplash,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, ReadsOnly, recordGuard } from '../callers/index.js';
import { RecordId, Splash } from '../../records/index.js';
import { SplashService } from './splash.service.js';

const SplashGuard = recordGuard(Splash);

@Controller('api/splash')
@Describe({ tag: 'Splash pages' })
export class SplashController {
  constructor(private readonly splash: SplashService) {}

  @Get()
  @Describe({
    summary: 'List splash pages',
    description: 'Lists the splash pages of the account.',
  })
  @Answer(200, splashPage)
  list(@CallerAccount() accountId: number, @Query({ schema: namedPageQuery }) query: NamedPageQuery) {
    return this.splash.list(accountId, query);
  }

  @Get(':id')
  @Describe({
    summary: 'Read a splash page',
    description: 'Answers with one splash page.',
  })
  @Answer(200, splashDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.splash.get(accountId, id);
  }

  @Post('preview')
  @ReadsOnly()
  @Describe({
    summary: 'Keep a draft to be shown',
    description:
      'Keeps a draft for five minutes, and says where the console can show it. Nothing is stored or counted.',
  })
  @Answer(200, draftAnswer)
  preview(@Body({ schema: addSplash }) body: AddSplash) {
    return this.splash.preview(body);
  }

  @Post('add')
  @Describe({
    summary: 'Add a splash page',
    description: 'Makes a page that visitors see before the target of a link.',
    errors: ['limit_reached'],
  })
  @Answer(200, addedRecord)
  add(@CallerAccount() accountId: number, @Body({ schema: addSplash }) body: AddSplash) {
    return this.splash.add(accountId, body);
  }

  @Put(':id/update')
  @UseGuards(SplashGuard)
  @Describe({
    summary: 'Change a splash page',
    description: 'Changes what is given.',
  })
  @Answer(200, linkMessage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateSplash }) body: UpdateSplash,
  ) {
    return this.splash.update(accountId, id, body);
  }

  @Delete(':id/delete')
  @Describe({
    summary: 'Delete a splash page',
    description: 'Deletes the page; links that show it go straight to their target.',
  })
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.splash.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/splash')
export class OwnSplashController extends SplashController {}
