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
import { Answer, Describe } from '@platform/service-kit';
import { RecordId } from '../../records/index.js';
import { ApiKeysService, CallerAccount, CallerKey, KeyArea, type KnownKey } from '../callers/index.js';
import { KeyChanges, KeyGuard } from './key-changes.js';

@Controller('api/account/keys')
@Describe({ tag: 'API keys' })
@KeyArea('account')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly changes: KeyChanges,
  ) {}

  @Get()
  @Describe({
    summary: 'List API keys',
    description: 'Lists the keys of the account by their first characters.',
  })
  @Answer(200, linkKeyPage)
  list(@CallerAccount() accountId: number, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.keys.list(accountId, query);
  }

  @Post()
  @Describe({
    summary: 'Add an API key',
    description: 'Makes a key, which is in this answer only. It may have no scope that the calling key lacks.',
    errors: ['insufficient_scope', 'limit_reached'],
  })
  @Answer(200, createdApiKey)
  add(@CallerKey() caller: KnownKey, @Body({ schema: createApiKey }) body: CreateApiKey) {
    return this.changes.add(caller, body);
  }

  @Post(':id/rotate')
  @UseGuards(KeyGuard)
  @Describe({
    summary: 'Rotate an API key',
    description:
      'Puts a new key in the place of one, in this answer only. The old one ends at once, or after the overlap.',
    errors: ['insufficient_scope'],
  })
  @Answer(200, createdApiKey)
  rotate(
    @CallerKey() caller: KnownKey,
    @Param('id', RecordId) id: number,
    @Body({ schema: rotateApiKey }) body: RotateApiKey,
  ) {
    return this.changes.rotate(caller, id, body);
  }

  @Delete(':id/revoke')
  @Describe({
    summary: 'Revoke an API key',
    description: 'Ends a key at once.',
  })
  @Answer(200, linkMessage)
  revoke(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.keys.revoke(accountId, id);
  }
}
