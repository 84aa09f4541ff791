import { Controller, Delete, Get, Header, Req, UseGuards } from '@nestjs/common';
import { accountDeletion, accountExport, single } from '@platform/contracts';
import { Answer, CallerPerson, Describe, FirstPartyGuard, type Person } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { AccountDeletion } from '../accounts/deletion/index.js';
import { AccountExport } from '../account-pages/index.js';
import { TokenFreshness } from '../signing-in/reauthentication/index.js';

@Controller('api/v1/account')
@UseGuards(FirstPartyGuard)
export class AccountDataController {
  constructor(
    private readonly data: AccountExport,
    private readonly deletion: AccountDeletion,
    private readonly freshness: TokenFreshness,
  ) {}

  @Get('export')
  @Describe({ summary: 'All that is held of you here, as one file; needs a sign-in of the last ten minutes' })
  @Header('content-disposition', 'attachment; filename="account.json"')
  @Header('cache-control', 'no-store')
  @Answer(200, accountExport)
  async export(@CallerPerson() { user_uuid }: Person, @Req() req: FastifyRequest) {
    await this.freshness.require(req);
    return this.data.of(user_uuid, req);
  }

  @Delete()
  @Describe({
    summary: 'Delete your account, after 14 days in which signing in keeps it; needs a sign-in of the last ten minutes',
  })
  @Answer(202, single(accountDeletion))
  async delete(@CallerPerson() { user_uuid }: Person, @Req() req: FastifyRequest) {
    await this.freshness.require(req);
    return { data: { erase_after: await this.deletion.request(user_uuid, req) } };
  }
}
