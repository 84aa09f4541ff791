import { Body, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  createApiKey,
  firstKeyAnswer,
  linkKeyPage,
  linkMessage,
  linkPageQuery,
  ownerAccount,
  ownerKey,
  rotateApiKey,
  updateOwnerAccount,
  type CreateApiKey,
  type LinkPageQuery,
  type RotateApiKey,
  type TokenRecord,
  type UpdateOwnerAccount,
} from '@platform/contracts';
import { Answer, Caller, Describe, FirstPartyGuard, requireFirstParty } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { RecordId } from '../../records/index.js';
import { KeyGuard } from './key-changes.js';
import { OwnerService } from './owner.service.js';

/**
 * What only the signed-in owner of an account does. The platform's own applications alone manage keys, and whether keys
 * may change address and password. A key outlives the grant of its maker, and with `account:write` it opens the whole
 * account.
 */
@ForOwner()
@Describe({ tag: 'Links account' })
export class OwnerController {
  constructor(private readonly owner: OwnerService) {}

  @Get('account')
  @Describe({
    summary: 'Read your account of links',
    description: 'Answers with the account of the signed-in owner and its switches.',
  })
  @Answer(200, ownerAccount)
  account(@CallerAccount() accountId: number) {
    return this.owner.account(accountId);
  }

  @Put('account')
  @Describe({
    summary: 'Change your account of links',
    description: "Changes the switches that are given. `credentials_by_key` is for the platform's own applications.",
  })
  @Answer(200, ownerAccount)
  update(
    @CallerAccount() accountId: number,
    @Caller() caller: TokenRecord,
    @Body({ schema: updateOwnerAccount }) body: UpdateOwnerAccount,
  ) {
    if (body.credentials_by_key !== undefined) requireFirstParty(caller);
    return this.owner.update(accountId, body);
  }

  @Post('first-key')
  @UseGuards(FirstPartyGuard)
  @Describe({
    summary: 'Show your first API key',
    description: 'Answers with the first key of the account, once.',
    errors: ['not_found'],
  })
  @Answer(200, firstKeyAnswer)
  firstKey(@CallerAccount() accountId: number) {
    return this.owner.firstKey(accountId);
  }

  @Get('keys')
  @UseGuards(FirstPartyGuard)
  @Describe({
    summary: 'List your API keys',
    description: 'Lists the keys of the account by their first characters.',
  })
  @Answer(200, linkKeyPage)
  listKeys(@CallerAccount() accountId: number, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.owner.listKeys(accountId, query);
  }

  @Post('keys')
  @UseGuards(FirstPartyGuard)
  @Describe({
    summary: 'Add an API key of yours',
    description: 'Makes a key, which is in this answer only.',
    errors: ['limit_reached'],
  })
  @Answer(200, ownerKey)
  addKey(@CallerAccount() accountId: number, @Body({ schema: createApiKey }) body: CreateApiKey) {
    return this.owner.addKey(accountId, body);
  }

  @Post('keys/:id/rotate')
  @UseGuards(FirstPartyGuard, KeyGuard)
  @Describe({
    summary: 'Rotate an API key of yours',
    description:
      'Puts a new key in the place of one, in this answer only. The old one ends at once, or after the overlap.',
  })
  @Answer(200, ownerKey)
  rotateKey(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: rotateApiKey }) body: RotateApiKey,
  ) {
    return this.owner.rotateKey(accountId, id, body);
  }

  @Delete('keys/:id')
  @UseGuards(FirstPartyGuard)
  @Describe({
    summary: 'Revoke an API key of yours',
    description: 'Ends a key at once.',
  })
  @Answer(200, linkMessage)
  revokeKey(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.owner.revokeKey(accountId, id);
  }
}
