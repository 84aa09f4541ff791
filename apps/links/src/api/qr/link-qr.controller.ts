import { Controller, Get, Param, Query } from '@nestjs/common';
import { qrPictureQuery, type QrPictureQuery } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { RecordId } from '../../records/index.js';
import { LinkQrService } from './link-qr.service.js';

@Controller('api')
export class LinkQrController {
  constructor(private readonly codes: LinkQrService) {}

  @Get('url/:id/qr')
  @Answer(200, ['image/png', 'image/svg+xml'])
  @Describe({ summary: 'The short address of a link as a QR code, as a picture' })
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
