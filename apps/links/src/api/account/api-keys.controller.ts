import { Body, Controller, Delete, Get, Param, Post, Query, UseGuards } from '@nestjs/common';
import {
  createApiKey,
  createdApiKey,
  linkKeyPage,
  linkMessage,
  linkPageQuery,
  rotateApiKey,
  type CreateApiKey,
  type LinkPageQuery,
  type RotateApiKey,
} from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { RecordId } from '../../records/index.js';
import { ApiKeysService, CallerAccount, CallerKey, KeyArea, type KnownKey } from '../callers/index.js';
import { KeyChanges, KeyGuard } from './key-changes.js';

@Controller('api/account/keys')
@KeyArea('account')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly changes: KeyChanges,
  ) {}

  @Get()
  @Answer(200, linkKeyPage)
  list(@CallerAccount() accountId: number, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.keys.list(accountId, query);
  }

  @Post()
  @Answer(200, createdApiKey)
  add(@CallerKey() caller: KnownKey, @Body({ schema: createApiKey }) body: CreateApiKey) {
    return this.changes.add(caller, body);
  }

  @Post(':id/rotate')
  @UseGuards(KeyGuard)
  @Answer(200, createdApiKey)
  rotate(
    @CallerKey() caller: KnownKey,
    @Param('id', RecordId) id: number,
    @Body({ schema: rotateApiKey }) body: RotateApiKey,
  ) {
    return this.changes.rotate(caller, id, body);
  }

  @Delete(':id/revoke')
  @Answer(200, linkMessage)
  revoke(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.keys.revoke(accountId, id);
  }
}
