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
@Describe({ tag: 'Overlays' })
export class OverlaysController {
  constructor(
    private readonly overlays: OverlaysService,
    private readonly written: OverlayAnswersReader,
    private readonly exports: OverlayAnswersExport,
  ) {}

  @Get()
  @Describe({
    summary: 'List overlays',
    description: 'Lists the overlays of the account.',
  })
  @Answer(200, overlayPage)
  list(@CallerAccount() accountId: number, @Query({ schema: namedPageQuery }) query: NamedPageQuery) {
    return this.overlays.list(accountId, query);
  }

  @Get(':id')
  @Describe({
    summary: 'Read an overlay',
    description: 'Answers with one overlay and its settings.',
  })
  @Answer(200, overlayDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.overlays.get(accountId, id);
  }

  @Get(':id/answers')
  @Describe({
    summary: 'List what visitors answered',
    description: 'Lists the answers of visitors to an overlay, newest first: votes, addresses, messages.',
  })
  @Answer(200, overlayAnswers)
  answers(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Query({ schema: linkPageQuery }) query: LinkPageQuery,
  ) {
    return this.written.list(accountId, id, query);
  }

  @Get(':id/answers/export')
  @Describe({
    summary: 'Export what visitors answered',
    description: 'Answers with all that visitors have written into an overlay, newest first, as CSV or NDJSON.',
  })
  @Answer(200, ['text/csv', 'application/x-ndjson'])
  exportAnswers(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Query({ schema: answersExportQuery }) query: AnswersExportQuery,
  ) {
    return this.exports.file(accountId, id, query);
  }

  @Post('preview')
  @ReadsOnly()
  @Describe({
    summary: 'Keep a draft to be shown',
    description:
      'Keeps a draft for five minutes, and says where the console can show it. Nothing is stored or counted.',
  })
  @Answer(200, draftAnswer)
  preview(@Body({ schema: addOverlay }) body: AddOverlay) {
    return this.overlays.preview(body);
  }

  @Post('add')
  @Describe({
    summary: 'Add an overlay',
    description: 'Makes an overlay, such as a message, a poll or a contact form, that links show above their target.',
    errors: ['limit_reached'],
  })
  @Answer(200, addedRecord)
  add(@CallerAccount() accountId: number, @Body({ schema: addOverlay }) body: AddOverlay) {
    return this.overlays.add(accountId, body);
  }

  @Put(':id/update')
  @UseGuards(OverlayGuard)
  @Describe({
    summary: 'Change an overlay',
    description: 'Changes what is given; its type stays.',
  })
  @Answer(200, linkMessage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateOverlay }) body: UpdateOverlay,
  ) {
    return this.overlays.update(accountId, id, body);
  }

  @Delete(':id/delete')
  @Describe({
    summary: 'Delete an overlay',
    description: 'Deletes the overlay with its answers; links that show it go straight to their target.',
  })
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.overlays.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/overlay')
export class OwnOverlaysController extends OverlaysController {}
