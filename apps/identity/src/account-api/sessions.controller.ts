import { Controller, Delete, Get, Param, Req, UseGuards } from '@nestjs/common';
import { accountGrant, accountSession, list } from '@platform/contracts';
import { Answer, CallerPerson, Describe, FirstPartyGuard, type Person } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { Applications } from '../account-pages/index.js';
import { TokenFreshness } from '../signing-in/reauthentication/index.js';
import { LiveSessions, SessionChanges } from '../protocol/sessions/index.js';

@Controller('api/v1/account')
@Describe({ tag: 'Account' })
@UseGuards(FirstPartyGuard)
export class AccountSessionsController {
  constructor(
    private readonly sessions: LiveSessions,
    private readonly changes: SessionChanges,
    private readonly applications: Applications,
    private readonly freshness: TokenFreshness,
  ) {}

  @Get('sessions')
  @Describe({
    summary: 'List your sessions',
    description: 'Lists the browsers in which the person is signed in, and marks the one of this token.',
  })
  @Answer(200, list(accountSession))
  async list(@CallerPerson() { user_uuid }: Person, @Req() req: FastifyRequest) {
    return { data: await this.sessions.of(user_uuid, (await this.freshness.sessionOf(req))?.uid) };
  }

  @Delete('sessions')
  @Describe({
    summary: 'Sign out everywhere',
    description:
      'Ends all sessions of the person, this one as well, and the tokens of applications that were let in there.',
  })
  @Answer(204)
  async endAll(@CallerPerson() { user_uuid }: Person, @Req() req: FastifyRequest) {
    await this.changes.endAll(user_uuid, req);
  }

  @Delete('sessions/:id')
  @Describe({
    summary: 'Sign out one browser',
    description: 'Ends one session and the tokens of applications that were let in there.',
  })
  @Answer(204)
  async end(@CallerPerson() { user_uuid }: Person, @Param('id') id: string, @Req() req: FastifyRequest) {
    await this.changes.end(user_uuid, id, req);
  }

  @Get('grants')
  @Describe({
    summary: 'List applications that you let in',
    description: 'Lists the applications that the person has let in, with their scopes.',
  })
  @Answer(200, list(accountGrant))
  async grants(@CallerPerson() { user_uuid }: Person) {
    return { data: await this.applications.of(user_uuid) };
  }

  @Delete('grants/:client_id')
  @Describe({
    summary: 'Shut an application out',
    description: 'Takes back what the person allowed the application; its tokens die at once. Sends `grant.revoked`.',
  })
  @Answer(204)
  async revoke(
    @CallerPerson() { user_uuid }: Person,
    @Param('client_id') clientId: string,
    @Req() req: FastifyRequest,
  ) {
    await this.applications.revoke(user_uuid, clientId, req);
  }
}
