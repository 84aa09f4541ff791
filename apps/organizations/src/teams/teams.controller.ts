import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  createTeam,
  maybePaginated,
  single,
  teamQuery,
  teamSchema,
  updateTeam,
  type CreateTeam,
  type TeamQuery,
  type UpdateTeam,
} from '@platform/contracts';
import { Answer, Scopes, Describe } from '@platform/service-kit';
import { CallerMembership, childGuard, type Membership, MembershipGuard, Needs } from '../access/index.js';
import { Team } from './team.entity.js';
import { teamCondition, TeamsService } from './teams.service.js';

const TeamGuard = childGuard(Team, 'team', teamCondition);

/** Notification rules name teams. Whoever may give roles may change teams. */
@Controller('api/v1/organizations/:uuid/teams')
@Describe({ tag: 'Teams' })
@UseGuards(MembershipGuard)
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  @Get()
  @Scopes('org:read')
  @Needs('view_members')
  @Describe({
    summary: 'List teams',
    description:
      'Lists the teams of the organization with the UUIDs of their members, in the order of creation. Plain unless a ' +
      'page is asked for.',
  })
  @Answer(200, maybePaginated(teamSchema))
  list(@CallerMembership() membership: Membership, @Query({ schema: teamQuery }) query: TeamQuery) {
    return this.teams.list(membership, query);
  }

  @Get(':team')
  @Scopes('org:read')
  @Needs('view_members')
  @UseGuards(TeamGuard)
  @Describe({
    summary: 'Read a team',
    description: 'Answers with one team, by its id.',
  })
  @Answer(200, single(teamSchema))
  get(@CallerMembership() membership: Membership, @Param('team') team: string) {
    return this.teams.get(membership, team);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('manage_members')
  @Describe({
    summary: 'Create a team',
    description: 'Creates a team of members, which notification rules can name. Noted in the audit log.',
    errors: ['already_exists', 'limit_reached'],
  })
  @Answer(201, single(teamSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createTeam }) body: CreateTeam) {
    return this.teams.create(membership, body);
  }

  @Put(':team')
  @Scopes('org:manage')
  @Needs('manage_members')
  @UseGuards(TeamGuard)
  @Describe({
    summary: 'Change a team',
    description: 'Changes name or members of the team; what is not given stays. Noted in the audit log.',
    errors: ['already_exists'],
  })
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
  @Describe({
    summary: 'Delete a team',
    description: 'Deletes the team; rules that name it fit nothing of it any more. Noted in the audit log.',
  })
  @Answer(204)
  delete(@CallerMembership() membership: Membership, @Param('team') team: string) {
    return this.teams.delete(membership, team);
  }
}
