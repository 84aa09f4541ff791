import { Body, Controller, Delete, Get, Header, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import {
  importAnswer,
  importLinks,
  importList,
  importPreview,
  linkMessage,
  linkPageQuery,
  startImportQuery,
  type ImportLinks,
  type LinkPageQuery,
  type StartImportQuery,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { CallerAccount, ForOwner, ReadsOnly } from '../callers/index.js';
import { RecordId } from '../../records/index.js';
import { csvTextOf } from './csv/csv-text.js';
import { ImportsService } from './imports.service.js';

/** Files of other shorteners, of up to 100,000 lines: looked at first, then imported in the background. */
@Controller('api/urls/imports')
@Describe({ tag: 'Import and export' })
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Post('preview')
  @ReadsOnly()
  @Describe({
    summary: 'Look at a CSV file',
    description:
      'Says what the columns of the file are taken for, and what has to be decided before it can be imported.',
    bodyTypes: ['text/csv'],
    errors: ['not_found'],
  })
  @Answer(200, importPreview)
  async preview(
    @CallerAccount() accountId: number,
    @Body({ schema: importLinks }) body: ImportLinks,
    @Query({ schema: startImportQuery }) query: StartImportQuery,
    @Req() req: FastifyRequest,
  ) {
    return this.imports.preview(accountId, await csvTextOf(req, body), chosenIn(query, body));
  }

  @Post()
  @Describe({
    summary: 'Import a CSV file in the background',
    description:
      'Imports up to 100,000 lines after the answer; above 4 MiB send them with Content-Encoding: gzip. ' +
      'Good lines become links, the others come back as a file.',
    bodyTypes: ['text/csv'],
    errors: ['limit_reached', 'not_found'],
  })
  @Answer(200, importAnswer)
  async start(
    @CallerAccount() accountId: number,
    @Body({ schema: importLinks }) body: ImportLinks,
    @Query({ schema: startImportQuery }) query: StartImportQuery,
    @Req() req: FastifyRequest,
  ) {
    return this.imports.start(accountId, await csvTextOf(req, body), chosenIn(query, body));
  }

  @Get()
  @Describe({
    summary: 'List imports',
    description: 'Lists the imports of the account, newest first.',
  })
  @Answer(200, importList)
  list(@CallerAccount() accountId: number, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.imports.list(accountId, query);
  }

  @Get(':id')
  @Describe({
    summary: 'Read an import',
    description: 'Says how far an import has come.',
  })
  @Answer(200, importAnswer)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.imports.get(accountId, id);
  }

  @Get(':id/rejected')
  @Describe({
    summary: 'Read the lines that were not imported',
    description: 'Answers with these lines as CSV, each with its reason.',
  })
  @Answer(200, ['text/csv'])
  @Header('cache-control', 'private, no-store')
  async rejected(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return new StreamableFile(await this.imports.rejected(accountId, id), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="not-imported-${id}.csv"`,
    });
  }

  @Delete(':id')
  @Describe({
    summary: 'Stop and forget an import',
    description: 'Stops an import and forgets it; the links that it has made stay.',
  })
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.imports.remove(accountId, id);
  }
}

/** The columns may be said in the query, beside a file, or within JSON. */
export function chosenIn<T extends StartImportQuery>(query: T, { columns }: ImportLinks): T {
  return columns === undefined ? query : { ...query, columns };
}

/** The same for the signed-in owner. */
@ForOwner('/urls/imports')
export class OwnImportsController extends ImportsController {}
