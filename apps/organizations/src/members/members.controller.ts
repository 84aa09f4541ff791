import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addMember,
  maybePaginated,
  memberSchema,
  memberQuery,
  single,
  updateMember,
  type AddMember,
  type MemberQuery,
  type UpdateMember,
} from '@platform/contracts';
import { Answer, Describe, Scopes } from '@platform/service-kit';
import { MemberChangesService } from './member-changes.service.js';
import { MembersService } from './members.service.js';
import {
  CallerMembership,
  childGuard,
  EndsMembership,
  type Membership,
  MembershipGuard,
  Needs,
  selfOr,
  uuidIn,
} from '../access/index.js';
import { Member } from './member.entity.js';

const [ViewGuard, RemoveGuard] = [selfOr('view_members'), selfOr('remove_members')];
const MemberGuard = childGuard(Member, 'userUuid', uuidIn('user_uuid'));

@Controller('api/v1/organizations/:uuid/members')
@UseGuards(MembershipGuard)
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly changes: MemberChangesService,
  ) {}

  @Get()
  @Scopes('org:read')
  @Needs('view_members')
  @Answer(200, maybePaginated(memberSchema))
  list(@CallerMembership() membership: Membership, @Query({ schema: memberQuery }) query: MemberQuery) {
    return this.members.list(membership, query);
  }

  @Get(':userUuid')
  @Scopes('org:read')
  @Describe({ summary: 'Needs view_members, except for oneself' })
  @UseGuards(ViewGuard)
  @Answer(200, single(memberSchema))
  get(@CallerMembership() membership: Membership, @Param('userUuid') userUuid: string) {
    return this.members.get(membership, userUuid);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('manage_members')
  @Answer(201, single(memberSchema))
  add(@CallerMembership() membership: Membership, @Body({ schema: addMember }) body: AddMember) {
    return this.changes.add(membership, body);
  }

  @Put(':userUuid')
  @Scopes('org:manage')
  @Needs('manage_members')
  @UseGuards(MemberGuard)
  @Answer(200, single(memberSchema))
  update(
    @CallerMembership() membership: Membership,
    @Param('userUuid') userUuid: string,
    @Body({ schema: updateMember }) body: UpdateMember,
  ) {
    return this.changes.update(membership, userUuid, body);
  }

  @Delete(':userUuid')
  @Scopes('org:manage')
  @EndsMembership()
  @Describe({ summary: 'Needs remove_members, except to leave' })
  @UseGuards(RemoveGuard)
  @Answer(204)
  remove(@CallerMembership() membership: Membership, @Param('userUuid') userUuid: string) {
    return this.changes.remove(membership, userUuid);
  }
}
