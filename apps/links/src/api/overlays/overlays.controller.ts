import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addedRecord,
  addOverlay,
  answersExportQuery,
  draftAnswer,
  linkMessage,
  linkPageQuery,
  namedPageQuery,
  overlayAnswers,
  overlayDetails,
  overlayPage,
  updateOverlay,
  type AddOverlay,
  type AnswersExportQuery,
  type LinkPageQuery,
  type NamedPageQuery,
  type UpdateOverlay,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, ReadsOnly, recordGuard } from '../callers/index.js';
import { Overlay, RecordId } from '../../records/index.js';
import { OverlayAnswersExport } from './overlay-answers.export.js';
import { OverlayAnswersReader } from './overlay-answers.reader.js';
import { OverlaysService } from './overlays.service.js';

const OverlayGuard = recordGuard(Overlay);

@Controller('api/overlay')
export class OverlaysController {
  constructor(
    private readonly overlays: OverlaysService,
    private readonly written: OverlayAnswersReader,
    private readonly exports: OverlayAnswersExport,
  ) {}

  @Get()
  @Answer(200, overlayPage)
  list(@CallerAccount() accountId: number, @Query({ schema: namedPageQuery }) query: NamedPageQuery) {
    return this.overlays.list(accountId, query);
  }

  @Get(':id')
  @Answer(200, overlayDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.overlays.get(accountId, id);
  }

  @Get(':id/answers')
  @Answer(200, overlayAnswers)
  answers(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Query({ schema: linkPageQuery }) query: LinkPageQuery,
  ) {
    return this.written.list(accountId, id, query);
  }

  @Get(':id/answers/export')
  @Answer(200, ['text/csv', 'application/x-ndjson'])
  @Describe({ summary: 'All that visitors have written into an overlay, newest first, as CSV or NDJSON' })
  exportAnswers(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Query({ schema: answersExportQuery }) query: AnswersExportQuery,
  ) {
    return this.exports.file(accountId, id, query);
  }

  @Post('preview')
  @ReadsOnly()
  @Answer(200, draftAnswer)
  @Describe({ summary: 'Keeps a draft for five minutes, and says where the console can show it' })
  preview(@Body({ schema: addOverlay }) body: AddOverlay) {
    return this.overlays.preview(body);
  }

  @Post('add')
  @Answer(200, addedRecord)
  add(@CallerAccount() accountId: number, @Body({ schema: addOverlay }) body: AddOverlay) {
    return this.overlays.add(accountId, body);
  }

  @Put(':id/update')
  @UseGuards(OverlayGuard)
  @Answer(200, linkMessage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateOverlay }) body: UpdateOverlay,
  ) {
    return this.overlays.update(accountId, id, body);
  }

  @Delete(':id/delete')
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.overlays.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/overlay')
export class OwnOverlaysController extends OverlaysController {}
