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
@Describe({ tag: 'Second factors' })
@UseGuards(FirstPartyGuard)
export class AccountProtectionController {
  constructor(private readonly protection: Protection) {}

  @Get('mfa')
  @Describe({
    summary: 'Read your second factors',
    description: 'Says which second factors the person has, and how many recovery codes are left.',
  })
  @Answer(200, single(accountMfa))
  async factors(@CallerPerson() person: Person) {
    return this.protection.factors(person);
  }

  @Post('mfa/totp')
  @Describe({
    summary: 'Begin to set up an authenticator app',
    description:
      'Answers with the secret for an authenticator app. It counts once its first code is confirmed. ' +
      'Needs a sign-in of the last ten minutes.',
    errors: ['reauthentication_required'],
  })
  @Answer(200, single(totpSetUp))
  async beginTotp(@CallerPerson() person: Person, @Req() req: FastifyRequest) {
    return this.protection.beginTotp(person, req);
  }

  @Post('mfa/totp/confirm')
  @Describe({
    summary: 'Turn an authenticator app on',
    description:
      'Turns the app on with its first code, and answers with recovery codes, which are shown once. The ' +
      'person is mailed. Needs a sign-in of the last ten minutes.',
    errors: ['reauthentication_required'],
  })
  @Answer(200, single(recoveryCodes))
  async confirmTotp(
    @CallerPerson() person: Person,
    @Body({ schema: confirmTotp }) body: ConfirmTotp,
    @Req() req: FastifyRequest,
  ) {
    return this.protection.confirmTotp(person, body, req);
  }

  @Delete('mfa/totp')
  @Describe({
    summary: 'Remove the authenticator app',
    description: 'Removes the app as a second factor. The person is mailed. Needs a sign-in of the last ten minutes.',
    errors: ['not_found', 'reauthentication_required'],
  })
  @Answer(204)
  async removeTotp(@CallerPerson() person: Person, @Req() req: FastifyRequest) {
    await this.protection.removeTotp(person, req);
  }

  @Post('mfa/recovery-codes')
  @Describe({
    summary: 'Make new recovery codes',
    description:
      'Makes new recovery codes, which are shown once; those before are void. Needs a sign-in of the last ' +
      'ten minutes.',
    errors: ['not_found', 'reauthentication_required'],
  })
  @Answer(200, single(recoveryCodes))
  async renewCodes(@CallerPerson() person: Person, @Req() req: FastifyRequest) {
    return this.protection.renewCodes(person, req);
  }

  @Get('passkeys')
  @Describe({
    summary: 'List your passkeys',
    description:
      'Lists the passkeys of the person. They are added at `/account/security/passkeys`, as browsers bind ' +
      'them to that origin.',
  })
  @Answer(200, list(accountPasskey))
  async passkeys(@CallerPerson() person: Person) {
    return this.protection.passkeys(person);
  }

  @Delete('passkeys/:uuid')
  @Describe({
    summary: 'Remove a passkey',
    description:
      'Removes a passkey; it signs nobody in any more. The person is mailed. Needs a sign-in of the last ' +
      'ten minutes.',
    errors: ['reauthentication_required'],
  })
  @Answer(204)
  async removePasskey(@CallerPerson() person: Person, @Param('uuid') uuid: string, @Req() req: FastifyRequest) {
    await this.protection.removePasskey(person, uuid, req);
  }
}
