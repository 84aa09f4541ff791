import { Controller, Get } from '@nestjs/common';
import { currentUser, profile, single } from '@platform/contracts';
import { Answer, CallerPerson, Describe, type Person } from '@platform/service-kit';
import { ProfileService } from './profile.service.js';

@Controller('api')
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Get('v1/me')
  @Describe({ summary: 'Current user with organizations' })
  @Answer(200, single(currentUser))
  async me(@CallerPerson() person: Person) {
    return { data: await this.profiles.currentUser(person) };
  }

  @Get('user')
  @Describe({ summary: 'Profile by scopes' })
  @Answer(200, profile)
  async user(@CallerPerson() person: Person) {
    return this.profiles.profile(person);
  }
}
