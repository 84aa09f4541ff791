import { Body, Controller, Delete, Get, Param, Post, Put, UseGuards } from '@nestjs/common';
import {
  createTeam,
  list,
  single,
  teamSchema,
  updateTeam,
  type CreateTeam,
  type UpdateTeam,
} from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { CallerMembership, childGuard, type Membership, MembershipGuard, Needs } from '../access/index.js';
import { Team } from './team.entity.js';
import { teamCondition, TeamsService } from './teams.service.js';

const TeamGuard = childGuard(Team, 'team', teamCondition);

/** Notification rules name teams. Whoever may give roles may change teams. */
@Controller('api/v1/organizations/:uuid/teams')
@UseGuards(MembershipGuard)
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  @Get()
  @Scopes('org:read')
  @Needs('view_members')
  @Answer(200, list(teamSchema))
  list(@CallerMembership() membership: Membership) {
    return this.teams.list(membership);
  }

  @Get(':team')
  @Scopes('org:read')
  @Needs('view_members')
  @UseGuards(TeamGuard)
  @Answer(200, single(teamSchema))
  get(@CallerMembership() membership: Membership, @Param('team') team: string) {
    return this.teams.get(membership, team);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('manage_members')
  @Answer(201, single(teamSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createTeam }) body: CreateTeam) {
    return this.teams.create(membership, body);
  }

  @Put(':team')
  @Scopes('org:manage')
  @Needs('manage_members')
  @UseGuards(TeamGuard)
  @Answer(200, single(teamSchema))
  update(
    @CallerMembership() membership: Membership,
    @Param('team') team: string,
    @Body({ schema: updateTeam }) body: UpdateTeam,
  ) {
    return this.teams.update(membership, team, body);
  }

  @Delete(':team')
  @Scopes('org:manage')
  @Needs('manage_members')
  @UseGuards(TeamGuard)
  @Answer(204)
  delete(@CallerMembership() membership: Membership, @Param('team') team: string) {
    return this.teams.delete(membership, team);
  }
}
