import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addUtmTemplate,
  linkMessage,
  savedUtmTemplate,
  updateUtmTemplate,
  utmTemplateDetails,
  utmTemplatePage,
  utmTemplatesQuery,
  type AddUtmTemplate,
  type UpdateUtmTemplate,
  type UtmTemplatesQuery,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, recordGuard } from '../callers/index.js';
import { RecordId, UtmTemplate } from '../../records/index.js';
import { UtmTemplatesService } from './utm-templates.service.js';

const UtmTemplateGuard = recordGuard(UtmTemplate);

@Controller('api')
@Describe({ tag: 'UTM templates' })
export class UtmTemplatesController {
  constructor(private readonly templates: UtmTemplatesService) {}

  @Get('utm-templates')
  @Describe({
    summary: 'List UTM templates',
    description: 'Lists the UTM templates of the account, newest first or by name; searches their names.',
  })
  @Answer(200, utmTemplatePage)
  list(@CallerAccount() accountId: number, @Query({ schema: utmTemplatesQuery }) query: UtmTemplatesQuery) {
    return this.templates.list(accountId, query);
  }

  @Post('utm-templates')
  @Describe({
    summary: 'Add a UTM template',
    description: 'Keeps values of UTM parameters under a name. At least one of the values is needed.',
    errors: ['already_exists', 'limit_reached'],
  })
  @Answer(200, savedUtmTemplate)
  add(@CallerAccount() accountId: number, @Body({ schema: addUtmTemplate }) body: AddUtmTemplate) {
    return this.templates.add(accountId, body);
  }

  @Get('utm-templates/:id')
  @Describe({
    summary: 'Read a UTM template',
    description: 'Answers with one UTM template.',
  })
  @Answer(200, utmTemplateDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.templates.get(accountId, id);
  }

  @Put('utm-templates/:id')
  @UseGuards(UtmTemplateGuard)
  @Describe({
    summary: 'Change a UTM template',
    description: 'Changes what is given. Links that were filled in by it stay as they are.',
    errors: ['already_exists'],
  })
  @Answer(200, savedUtmTemplate)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateUtmTemplate }) body: UpdateUtmTemplate,
  ) {
    return this.templates.update(accountId, id, body);
  }

  @Delete('utm-templates/:id')
  @Describe({
    summary: 'Delete a UTM template',
    description: 'Deletes the UTM template. Links that were filled in by it stay as they are.',
  })
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.templates.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnUtmTemplatesController extends UtmTemplatesController {}
