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
export class OwnerController {
  constructor(private readonly owner: OwnerService) {}

  @Get('account')
  @Answer(200, ownerAccount)
  account(@CallerAccount() accountId: number) {
    return this.owner.account(accountId);
  }

  @Put('account')
  @Describe({ summary: "The owner's switches; credentials_by_key is for the platform's own applications" })
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
  @Describe({ summary: "The first key, once; for the platform's own applications", errors: ['not_found'] })
  @Answer(200, firstKeyAnswer)
  firstKey(@CallerAccount() accountId: number) {
    return this.owner.firstKey(accountId);
  }

  @Get('keys')
  @UseGuards(FirstPartyGuard)
  @Describe({ summary: "Your keys; for the platform's own applications" })
  @Answer(200, linkKeyPage)
  listKeys(@CallerAccount() accountId: number, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.owner.listKeys(accountId, query);
  }

  @Post('keys')
  @UseGuards(FirstPartyGuard)
  @Describe({ summary: "Make a key; for the platform's own applications" })
  @Answer(200, ownerKey)
  addKey(@CallerAccount() accountId: number, @Body({ schema: createApiKey }) body: CreateApiKey) {
    return this.owner.addKey(accountId, body);
  }

  @Post('keys/:id/rotate')
  @UseGuards(FirstPartyGuard, KeyGuard)
  @Describe({ summary: "Put a new key in the place of one; for the platform's own applications" })
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
  @Describe({ summary: "Revoke a key; for the platform's own applications" })
  @Answer(200, linkMessage)
  revokeKey(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.owner.revokeKey(accountId, id);
  }
}
