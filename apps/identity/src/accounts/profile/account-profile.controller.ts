import { Body, Controller, Get, Put, Req, UseGuards } from '@nestjs/common';
import { accountProfile, single, updateAccountProfile, type UpdateAccountProfile } from '@platform/contracts';
import { Answer, CallerPerson, Describe, FirstPartyGuard, type Person } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { ProfileEdit } from './profile-edit.service.js';
import { accountProfileOf, Profiles } from './profile.service.js';

@Controller('api/v1/account/profile')
@Describe({ tag: 'Account' })
@UseGuards(FirstPartyGuard)
export class AccountProfileController {
  constructor(
    private readonly profiles: Profiles,
    private readonly edit: ProfileEdit,
  ) {}

  @Get()
  @Describe({
    summary: 'Read all of your profile',
    description: 'Answers with what the person says of themselves, whatever the scopes of the token.',
  })
  @Answer(200, single(accountProfile))
  async read(@CallerPerson() person: Person) {
    return { data: await this.profiles.account(person) };
  }

  @Put()
  @Describe({
    summary: 'Change all of your profile',
    description:
      'Changes what is given of name, birthday, gender, phone number, address, language and time zone. ' +
      'Sends `user.updated`.',
  })
  @Answer(200, single(accountProfile))
  async update(
    @CallerPerson() person: Person,
    @Body({ schema: updateAccountProfile }) body: UpdateAccountProfile,
    @Req() req: FastifyRequest,
  ) {
    return { data: accountProfileOf(await this.edit.update(person.user_uuid, body, req)) };
  }
}
