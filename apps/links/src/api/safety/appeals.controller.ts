import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import {
  addAppeal,
  addedRecord,
  appealPage,
  appealsQuery,
  type AddAppeal,
  type AppealsQuery,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { AppealsService } from './appeals.service.js';

@Controller('api/safety/appeals')
@Describe({ tag: 'Objections' })
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Get()
  @Describe({
    summary: 'List objections',
    description: 'Lists the objections of the account to blocked addresses, with what became of them.',
  })
  @Answer(200, appealPage)
  list(@CallerAccount() accountId: number, @Query({ schema: appealsQuery }) query: AppealsQuery) {
    return this.appeals.list(accountId, query);
  }

  @Post()
  @Describe({
    summary: 'Object to a block',
    description: 'Asks the operator to look at a blocked address again.',
    errors: ['already_exists', 'limit_reached'],
  })
  @Answer(200, addedRecord)
  add(@CallerAccount() accountId: number, @Body({ schema: addAppeal }) body: AddAppeal) {
    return this.appeals.add(accountId, body);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/safety/appeals')
export class OwnAppealsController extends AppealsController {}
