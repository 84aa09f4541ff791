import { Body, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
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
  type UpdateOwnerAccount,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../keys/api-key.guard.js';
import { RecordId } from '../links/record-id.pipe.js';
import { OwnerService } from './owner.service.js';

/** What only the signed-in owner of an account does. */
@ForOwner()
export class OwnerController {
  constructor(private readonly owner: OwnerService) {}

  @Get('account')
  @Answer(200, ownerAccount)
  account(@CallerAccount() accountId: number) {
    return this.owner.account(accountId);
  }

  @Put('account')
  @Answer(200, ownerAccount)
  update(@CallerAccount() accountId: number, @Body({ schema: updateOwnerAccount }) body: UpdateOwnerAccount) {
    return this.owner.update(accountId, body);
  }

  @Post('first-key')
  @Describe({ errors: ['not_found'] })
  @Answer(200, firstKeyAnswer)
  firstKey(@CallerAccount() accountId: number) {
    return this.owner.firstKey(accountId);
  }

  @Get('keys')
  @Answer(200, linkKeyPage)
  listKeys(@CallerAccount() accountId: number, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.owner.listKeys(accountId, query);
  }

  @Post('keys')
  @Answer(200, ownerKey)
  addKey(@CallerAccount() accountId: number, @Body({ schema: createApiKey }) body: CreateApiKey) {
    return this.owner.addKey(accountId, body);
  }

  @Post('keys/:id/rotate')
  @Answer(200, ownerKey)
  rotateKey(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: rotateApiKey }) body: RotateApiKey,
  ) {
    return this.owner.rotateKey(accountId, id, body);
  }

  @Delete('keys/:id')
  @Answer(200, linkMessage)
  revokeKey(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.owner.revokeKey(accountId, id);
  }
}
