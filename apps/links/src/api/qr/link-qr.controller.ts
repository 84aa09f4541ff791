import { Controller, Get, Param, Query } from '@nestjs/common';
import { qrPictureQuery, type QrPictureQuery } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { RecordId } from '../../records/index.js';
import { LinkQrService } from './link-qr.service.js';

@Controller('api')
@Describe({ tag: 'QR codes' })
export class LinkQrController {
  constructor(private readonly codes: LinkQrService) {}

  @Get('url/:id/qr')
  @Describe({
    summary: 'Draw a link as a QR code',
    description: 'Answers with the short address of a link as a QR code: a PNG or SVG picture.',
  })
  @Answer(200, ['image/png', 'image/svg+xml'])
  picture(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Query({ schema: qrPictureQuery }) query: QrPictureQuery,
  ) {
    return this.codes.picture(accountId, id, query);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnLinkQrController extends LinkQrController {}
