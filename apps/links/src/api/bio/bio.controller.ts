import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addBioPage,
  bioDetails,
  bioPages,
  bioQuery,
  changedBioPage,
  draftAnswer,
  linkMessage,
  updateBioPage,
  type AddBioPage,
  type BioQuery,
  type UpdateBioPage,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, ReadsOnly, recordGuard } from '../callers/index.js';
import { BioPage, RecordId } from '../../records/index.js';
import { BioReader } from './bio.reader.js';
import { BioService } from './bio.service.js';

const PageGuard = recordGuard(BioPage);

@Controller('api/bio')
export class BioController {
  constructor(
    private readonly pages: BioService,
    private readonly reader: BioReader,
  ) {}

  @Get()
  @Answer(200, bioPages)
  list(@CallerAccount() accountId: number, @Query({ schema: bioQuery }) query: BioQuery) {
    return this.reader.list(accountId, query);
  }

  @Get(':id')
  @Answer(200, bioDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.reader.get(accountId, id);
  }

  @Post('preview')
  @ReadsOnly()
  @Answer(200, draftAnswer)
  @Describe({ summary: 'Keeps a draft for five minutes, and says where the console can show it' })
  preview(@Body({ schema: addBioPage }) body: AddBioPage) {
    return this.pages.preview(body);
  }

  @Post('add')
  @Answer(200, changedBioPage)
  add(@CallerAccount() accountId: number, @Body({ schema: addBioPage }) body: AddBioPage) {
    return this.pages.add(accountId, body);
  }

  @Put(':id/update')
  @UseGuards(PageGuard)
  @Answer(200, changedBioPage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateBioPage }) body: UpdateBioPage,
  ) {
    return this.pages.update(accountId, id, body);
  }

  @Delete(':id/delete')
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.pages.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/bio')
export class OwnBioController extends BioController {}
