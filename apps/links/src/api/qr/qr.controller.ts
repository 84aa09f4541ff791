import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addedQr,
  addQr,
  linkMessage,
  qrDetails,
  qrPage,
  qrQuery,
  updateQr,
  type AddQr,
  type QrQuery,
  type UpdateQr,
} from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { CallerAccount, recordGuard } from '../callers/index.js';
import { Qr, RecordId } from '../../records/index.js';
import { QrReader } from './qr.reader.js';
import { QrService } from './qr.service.js';

const QrGuard = recordGuard(Qr);

@Controller('api/qr')
export class QrController {
  constructor(
    private readonly codes: QrService,
    private readonly reader: QrReader,
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
