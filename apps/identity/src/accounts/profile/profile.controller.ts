import { Body, Controller, Get, Put, Req, UseGuards } from '@nestjs/common';
import { currentUser, ownProfile, profile, single, updateProfile, type UpdateProfile } from '@platform/contracts';
import { Answer, CallerPerson, Describe, FirstPartyGuard, type Person } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { ProfileEdit } from './profile-edit.service.js';
import { ownProfileOf, Profiles } from './profile.service.js';

@Controller('api')
@Describe({ tag: 'Profile' })
export class ProfileController {
  constructor(
    private readonly profiles: Profiles,
    private readonly edit: ProfileEdit,
  ) {}

  @Get('v1/me')
  @Describe({
    summary: 'Read who you are',
    description:
      'Answers with the person of the token and the organizations that they belong to. What no scope of ' +
      'the token covers is null or empty.',
  })
  @Answer(200, single(currentUser))
  async me(@CallerPerson() person: Person) {
    return { data: await this.profiles.currentUser(person) };
  }

  @Put('v1/me')
  @UseGuards(FirstPartyGuard)
  @Describe({
    summary: 'Change your profile',
    description:
      'Changes what is given of name, birthday, gender, phone number, address and language. Sends `user.updated`.',
  })
  @Answer(200, single(ownProfile))
  async update(
    @CallerPerson() person: Person,
    @Body({ schema: updateProfile }) body: UpdateProfile,
    @Req() req: FastifyRequest,
  ) {
    return { data: ownProfileOf(await this.edit.update(person.user_uuid, body, req)) };
  }

  @Get('user')
  @Describe({
    summary: 'Read the profile that your scopes cover',
    description: 'Answers with a bare object that holds only what a scope of the token covers.',
  })
  @Answer(200, profile)
  async user(@CallerPerson() person: Person) {
    return this.profiles.profile(person);
  }
}
