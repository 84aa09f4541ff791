import { Body, Controller, Get, Put, Req, UseGuards } from '@nestjs/common';
import { currentUser, ownProfile, profile, single, updateProfile, type UpdateProfile } from '@platform/contracts';
import { Answer, CallerPerson, Describe, FirstPartyGuard, type Person } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { ProfileEdit } from './profile-edit.service.js';
import { Profiles } from './profile.service.js';

@Controller('api')
export class ProfileController {
  constructor(
    private readonly profiles: Profiles,
    private readonly edit: ProfileEdit,
  ) {}

  @Get('v1/me')
  @Describe({ summary: 'Current user with organizations' })
  @Answer(200, single(currentUser))
  async me(@CallerPerson() person: Person) {
    return { data: await this.profiles.currentUser(person) };
  }

  @Put('v1/me')
  @UseGuards(FirstPartyGuard)
  @Describe({ summary: "Change the profile; for the platform's own applications" })
  @Answer(200, single(ownProfile))
  async update(
    @CallerPerson() person: Person,
    @Body({ schema: updateProfile }) body: UpdateProfile,
    @Req() req: FastifyRequest,
  ) {
    return { data: await this.edit.update(person.user_uuid, body, req) };
  }

  @Get('user')
  @Describe({ summary: 'Profile by scopes' })
  @Answer(200, profile)
  async user(@CallerPerson() person: Person) {
    return this.profiles.profile(person);
  }
}
