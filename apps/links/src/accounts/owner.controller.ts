import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
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
import { Answer, CallerPerson, Scopes, type Person } from '@platform/service-kit';
import { ByOwner } from '../keys/api-key.guard.js';
import { RecordId } from '../links/record-id.pipe.js';
import { OwnerService } from './owner.service.js';

/** Below {base_url} on the platform's own host: for the signed-in owner of an account, with an access token of scope `links:manage`. */
@Controller('api/v1/links')
@ByOwner()
@Scopes('links:manage')
export class OwnerController {
  constructor(private readonly owner: OwnerService) {}

  @Get('account')
  @Answer(200, ownerAccount)
  account(@CallerPerson() { user_uuid }: Person) {
    return this.owner.account(user_uuid);
  }

  @Put('account')
  @Answer(200, ownerAccount)
  update(@CallerPerson() { user_uuid }: Person, @Body({ schema: updateOwnerAccount }) body: UpdateOwnerAccount) {
    return this.owner.update(user_uuid, body);
  }

  @Post('first-key')
  @Answer(200, firstKeyAnswer)
  firstKey(@CallerPerson() { user_uuid }: Person) {
    return this.owner.firstKey(user_uuid);
  }

  @Get('keys')
  @Answer(200, linkKeyPage)
  listKeys(@CallerPerson() { user_uuid }: Person, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.owner.listKeys(user_uuid, query);
  }

  @Post('keys')
  @Answer(200, ownerKey)
  addKey(@CallerPerson() { user_uuid }: Person, @Body({ schema: createApiKey }) body: CreateApiKey) {
    return this.owner.addKey(user_uuid, body);
  }

  @Post('keys/:id/rotate')
  @Answer(200, ownerKey)
  rotateKey(
    @CallerPerson() { user_uuid }: Person,
    @Param('id', RecordId) id: number,
    @Body({ schema: rotateApiKey }) body: RotateApiKey,
  ) {
    return this.owner.rotateKey(user_uuid, id, body);
  }

  @Delete('keys/:id')
  @Answer(200, linkMessage)
  revokeKey(@CallerPerson() { user_uuid }: Person, @Param('id', RecordId) id: number) {
    return this.owner.revokeKey(user_uuid, id);
  }
}
