import { Controller, Delete, Get, Header, Req, UseGuards } from '@nestjs/common';
import { accountDeletion, accountExport, single } from '@platform/contracts';
import { Answer, CallerPerson, Describe, FirstPartyGuard, type Person } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { AccountDeletion } from '../accounts/deletion/index.js';
import { AccountExport } from '../account-pages/index.js';
import { TokenFreshness } from '../signing-in/reauthentication/index.js';

@Controller('api/v1/account')
@Describe({ tag: 'Account' })
@UseGuards(FirstPartyGuard)
export class AccountDataController {
  constructor(
    private readonly data: AccountExport,
    private readonly deletion: AccountDeletion,
    private readonly freshness: TokenFreshness,
  ) {}

  @Get('export')
  @Header('content-disposition', 'attachment; filename="account.json"')
  @Header('cache-control', 'no-store')
  @Describe({
    summary: 'Export your data',
    description:
      'Answers with all that is held of the person here, as one file. Needs a sign-in of the last ten minutes.',
    errors: ['reauthentication_required'],
  })
  @Answer(200, accountExport)
  async export(@CallerPerson() { user_uuid }: Person, @Req() req: FastifyRequest) {
    await this.freshness.require(req);
    return this.data.of(user_uuid, req);
  }

  @Delete()
  @Describe({
    summary: 'Delete your account',
    description:
      'Deletes the account after 14 days, in which signing in keeps it; the person is mailed. Refused to ' +
      'owners of organizations. Sends `user.deleted` at the end. Needs a sign-in of the last ten minutes.',
    errors: ['reauthentication_required', 'last_owner'],
  })
  @Answer(202, single(accountDeletion))
  async delete(@CallerPerson() { user_uuid }: Person, @Req() req: FastifyRequest) {
    await this.freshness.require(req);
    return { data: { erase_after: await this.deletion.request(user_uuid, req) } };
  }
}
