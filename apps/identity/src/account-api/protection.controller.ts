import { Body, Controller, Delete, Get, Param, Post, Req, UseGuards } from '@nestjs/common';
import {
  accountMfa,
  accountPasskey,
  confirmTotp,
  list,
  recoveryCodes,
  single,
  totpSetUp,
  type ConfirmTotp,
} from '@platform/contracts';
import { Answer, CallerPerson, Describe, FirstPartyGuard, type Person } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { Protection } from './protection.service.js';

@Controller('api/v1/account')
@UseGuards(FirstPartyGuard)
export class AccountProtectionController {
  constructor(private readonly protection: Protection) {}

  @Get('mfa')
  @Describe({ summary: 'Your second factors' })
  @Answer(200, single(accountMfa))
  async factors(@CallerPerson() person: Person) {
    return this.protection.factors(person);
  }

  @Post('mfa/totp')
  @Describe({
    summary: 'Begin to set up an authenticator app; needs a sign-in of the last ten minutes, as every change here',
  })
  @Answer(200, single(totpSetUp))
  async beginTotp(@CallerPerson() person: Person, @Req() req: FastifyRequest) {
    return this.protection.beginTotp(person, req);
  }

  @Post('mfa/totp/confirm')
  @Describe({ summary: 'Turn the authenticator app on with its first code' })
  @Answer(200, single(recoveryCodes))
  async confirmTotp(
    @CallerPerson() person: Person,
    @Body({ schema: confirmTotp }) body: ConfirmTotp,
    @Req() req: FastifyRequest,
  ) {
    return this.protection.confirmTotp(person, body, req);
  }

  @Delete('mfa/totp')
  @Describe({ summary: 'Remove the authenticator app', errors: ['not_found'] })
  @Answer(204)
  async removeTotp(@CallerPerson() person: Person, @Req() req: FastifyRequest) {
    await this.protection.removeTotp(person, req);
  }

  @Post('mfa/recovery-codes')
  @Describe({ summary: 'New recovery codes for those before', errors: ['not_found'] })
  @Answer(200, single(recoveryCodes))
  async renewCodes(@CallerPerson() person: Person, @Req() req: FastifyRequest) {
    return this.protection.renewCodes(person, req);
  }

  @Get('passkeys')
  @Describe({
    summary: 'Your passkeys; they are added at /account/security/passkeys, as browsers bind them to that origin',
  })
  @Answer(200, list(accountPasskey))
  async passkeys(@CallerPerson() person: Person) {
    return this.protection.passkeys(person);
  }

  @Delete('passkeys/:uuid')
  @Describe({ summary: 'Remove a passkey' })
  @Answer(204)
  async removePasskey(@CallerPerson() person: Person, @Param('uuid') uuid: string, @Req() req: FastifyRequest) {
    await this.protection.removePasskey(person, uuid, req);
  }
}
