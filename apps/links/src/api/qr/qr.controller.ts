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
export class QrController {
  constructor(
    private readonly codes: QrService,
    private readonly reader: QrReader,
    private readonly pictures: QrPreviewService,
  ) {}

  @Get()
  @Answer(200, qrPage)
  list(@CallerAccount() accountId: number, @Query({ schema: qrQuery }) query: QrQuery) {
    return this.reader.list(accountId, query);
  }

  @Get(':id')
  @Answer(200, qrDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.reader.get(accountId, id);
  }

  @Get(':id/picture')
  @Answer(200, ['image/png', 'image/svg+xml'])
  @Describe({ summary: 'A QR code as a picture' })
  picture(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Query({ schema: qrPictureQuery }) query: QrPictureQuery,
  ) {
    return this.pictures.stored(accountId, id, query);
  }

  @Post('preview')
  @ReadsOnly()
  @Answer(200, ['image/png', 'image/svg+xml'])
  @Describe({ summary: 'The picture of a QR code that is not stored', errors: ['not_found'] })
  preview(@CallerAccount() accountId: number, @Body({ schema: previewQr }) body: PreviewQr) {
    return this.pictures.draft(accountId, body);
  }

  @Post('add')
  @Answer(200, addedQr)
  add(@CallerAccount() accountId: number, @Body({ schema: addQr }) body: AddQr) {
    return this.codes.add(accountId, body);
  }

  @Put(':id/update')
  @UseGuards(QrGuard)
  @Answer(200, linkMessage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateQr }) body: UpdateQr,
  ) {
    return this.codes.update(accountId, id, body);
  }

  @Delete(':id/delete')
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.codes.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/qr')
export class OwnQrController extends QrController {}
