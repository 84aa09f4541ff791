import { Body, Controller, Get, Header, Post, Query, Req, StreamableFile } from '@nestjs/common';
import {
  exportQuery,
  importedLinks,
  importLinks,
  importQuery,
  type ExportQuery,
  type ImportLinks,
  type ImportQuery,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { csvTextOf } from './csv/csv-text.js';
import { ExportService } from './export.service.js';
import { ImportService } from './import.service.js';
import { chosenIn } from './imports.controller.js';

/** Links as CSV, in and out. */
@Controller('api/urls')
@Describe({ tag: 'Import and export' })
export class TransferController {
  constructor(
    private readonly imports: ImportService,
    private readonly exports: ExportService,
  ) {}

  @Post('import')
  @Describe({
    summary: 'Import links',
    description:
      'Imports links of a CSV file, sent as text/csv or as `{csv}` in JSON: all lines or none, or with ' +
      '`partial` those that can be.',
    bodyTypes: ['text/csv'],
    errors: ['not_found', 'limit_reached'],
  })
  @Answer(200, importedLinks)
  async import(
    @CallerAccount() accountId: number,
    @Body({ schema: importLinks }) body: ImportLinks,
    @Query({ schema: importQuery }) query: ImportQuery,
    @Req() req: FastifyRequest,
  ) {
    return this.imports.import(accountId, await csvTextOf(req, body), chosenIn(query, body));
  }

  @Get('export')
  @Describe({
    summary: 'Export links',
    description: 'Answers with all links as a CSV file, or with those of one tag.',
  })
  @Answer(200, ['text/csv'])
  @Header('cache-control', 'private, no-store')
  export(@CallerAccount() accountId: number, @Query({ schema: exportQuery }) query: ExportQuery) {
    return new StreamableFile(this.exports.export(accountId, query), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="links.csv"',
    });
  }
}

/** The same for the signed-in owner. */
@ForOwner('/urls')
export class OwnTransferController extends TransferController {}
