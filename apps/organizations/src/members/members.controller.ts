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
@Describe({ tag: 'Members' })
@UseGuards(MembershipGuard)
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly changes: MemberChangesService,
  ) {}

  @Get()
  @Scopes('org:read')
  @Needs('view_members')
  @Describe({
    summary: 'List members',
    description:
      'Lists the members of the organization with their roles and permissions, in the order of joining unless ' +
      '`sort` says another. Filters by words of name and address, by role and by team. Plain unless a page is ' +
      'asked for.',
  })
  @Answer(200, maybePaginated(memberSchema))
  list(@CallerMembership() membership: Membership, @Query({ schema: memberQuery }) query: MemberQuery) {
    return this.members.list(membership, query);
  }

  @Get(':userUuid')
  @Scopes('org:read')
  @UseGuards(ViewGuard)
  @Describe({
    summary: 'Read a member',
    description: 'Answers with one member, by the UUID of the person.',
  })
  @Answer(200, single(memberSchema))
  get(@CallerMembership() membership: Membership, @Param('userUuid') userUuid: string) {
    return this.members.get(membership, userUuid);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('manage_members')
  @Describe({
    summary: 'Add a member',
    description:
      'Makes a registered person with this confirmed address a member, without an invitation. A role may ' +
      'hold no permission that the caller lacks. Sends `member.added`; noted in the audit log.',
    errors: ['user_not_found', 'already_member', 'role_exceeds_caller', 'cannot_assign_owner'],
  })
  @Answer(201, single(memberSchema))
  add(@CallerMembership() membership: Membership, @Body({ schema: addMember }) body: AddMember) {
    return this.changes.add(membership, body);
  }

  @Put(':userUuid')
  @Scopes('org:manage')
  @Needs('manage_members')
  @UseGuards(MemberGuard)
  @Describe({
    summary: "Change a member's role",
    description:
      'Gives the member another role, which may hold no permission that the caller lacks. Sends ' +
      '`member.updated`; noted in the audit log.',
    errors: ['role_exceeds_caller', 'cannot_assign_owner', 'cannot_remove_owner'],
  })
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
  @UseGuards(RemoveGuard)
  @Describe({
    summary: 'Remove a member, or leave',
    description:
      'Ends the membership; access ends at once in every application. Nobody removes who holds more than ' +
      'they do. Sends `member.removed`; noted in the audit log.',
    errors: ['role_exceeds_caller', 'cannot_remove_owner'],
  })
  @Answer(204)
  remove(@CallerMembership() membership: Membership, @Param('userUuid') userUuid: string) {
    return this.changes.remove(membership, userUuid);
  }
}
