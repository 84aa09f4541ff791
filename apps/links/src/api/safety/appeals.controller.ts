import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import {
  addAppeal,
  addedRecord,
  appealPage,
  appealsQuery,
  type AddAppeal,
  type AppealsQuery,
} from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { AppealsService } from './appeals.service.js';

@Controller('api/safety/appeals')
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Get()
  @Answer(200, appealPage)
  list(@CallerAccount() accountId: number, @Query({ schema: appealsQuery }) query: AppealsQuery) {
    return this.appeals.list(accountId, query);
  }

  @Post()
  @Answer(200, addedRecord)
  add(@CallerAccount() accountId: number, @Body({ schema: addAppeal }) body: AddAppeal) {
    return this.appeals.add(accountId, body);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/safety/appeals')
export class OwnAppealsController extends AppealsController {}
