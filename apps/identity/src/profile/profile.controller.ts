import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { currentUser, profile, single } from '@platform/contracts';
import { Answer, CallerPerson, type Person } from '@platform/service-kit';
import { ProfileService } from './profile.service.js';

@ApiTags('Profile')
@Controller('api')
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Get('v1/me')
  @ApiOperation({ summary: 'Current user with organizations' })
  @Answer(200, single(currentUser))
  async me(@CallerPerson() person: Person) {
    return { data: await this.profiles.currentUser(person) };
  }

  @Get('user')
  @ApiOperation({ summary: 'Profile by scopes' })
  @Answer(200, profile)
  async user(@CallerPerson() person: Person) {
    return this.profiles.profile(person);
  }
}
