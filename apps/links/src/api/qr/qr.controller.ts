import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addedQr,
  addQr,
  linkMessage,
  previewQr,
  qrDetails,
  qrPage,
  qrPictureQuery,
  qrQuery,
  updateQr,
  type AddQr,
  type PreviewQr,
  type QrPictureQuery,
  type QrQuery,
  type UpdateQr,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, ReadsOnly, recordGuard } from '../callers/index.js';
import { Qr, RecordId } from '../../records/index.js';
import { QrPreviewService } from './qr-preview.service.js';
import { QrReader } from './qr.reader.js';
import { QrService } from './qr.service.js';

const QrGuard = recordGuard(Qr);

@Controller('api/qr')
@Describe({ tag: 'QR codes' })
export class QrController {
  constructor(
    private readonly codes: QrService,
    private readonly reader: QrReader,
    private readonly pictures: QrPreviewService,
  ) {}

  @Get()
  @Describe({
    summary: 'List QR codes',
    description: 'Lists the QR codes of the account, newest first.',
  })
  @Answer(200, qrPage)
  list(@CallerAccount() accountId: number, @Query({ schema: qrQuery }) query: QrQuery) {
    return this.reader.list(accountId, query);
  }

  @Get(':id')
  @Describe({
    summary: 'Read a QR code',
    description: 'Answers with one QR code, its content and its look.',
  })
  @Answer(200, qrDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.reader.get(accountId, id);
  }

  @Get(':id/picture')
  @Describe({
    summary: 'Draw a QR code',
    description: 'Answers with a stored QR code as a PNG or SVG picture.',
  })
  @Answer(200, ['image/png', 'image/svg+xml'])
  picture(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Query({ schema: qrPictureQuery }) query: QrPictureQuery,
  ) {
    return this.pictures.stored(accountId, id, query);
  }

  @Post('preview')
  @ReadsOnly()
  @Describe({
    summary: 'Draw a QR code that is not stored',
    description: 'Answers with the picture of a code as the body describes it. Nothing is stored.',
    errors: ['not_found'],
  })
  @Answer(200, ['image/png', 'image/svg+xml'])
  preview(@CallerAccount() accountId: number, @Body({ schema: previewQr }) body: PreviewQr) {
    return this.pictures.draft(accountId, body);
  }

  @Post('add')
  @Describe({
    summary: 'Add a QR code',
    description: 'Makes a QR code for a link, a text, a contact, a network and others. Scans of it are counted.',
    errors: ['limit_reached'],
  })
  @Answer(200, addedQr)
  add(@CallerAccount() accountId: number, @Body({ schema: addQr }) body: AddQr) {
    return this.codes.add(accountId, body);
  }

  @Put(':id/update')
  @UseGuards(QrGuard)
  @Describe({
    summary: 'Change a QR code',
    description: 'Changes content or look; a printed code of a short address leads to the new content.',
  })
  @Answer(200, linkMessage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateQr }) body: UpdateQr,
  ) {
    return this.codes.update(accountId, id, body);
  }

  @Delete(':id/delete')
  @Describe({
    summary: 'Delete a QR code',
    description: 'Deletes the code with its scans; its address leads nowhere any more.',
  })
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.codes.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/qr')
export class OwnQrController extends QrController {}
