import { Controller, Delete, Get, Param, Req, UseGuards } from '@nestjs/common';
import { accountGrant, accountSession, list } from '@platform/contracts';
import { Answer, CallerPerson, Describe, FirstPartyGuard, type Person } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { Applications } from '../account-pages/index.js';
import { TokenFreshness } from '../signing-in/reauthentication/index.js';
import { LiveSessions, SessionChanges } from '../protocol/sessions/index.js';

@Controller('api/v1/account')
@UseGuards(FirstPartyGuard)
export class AccountSessionsController {
  constructor(
    private readonly sessions: LiveSessions,
    private readonly changes: SessionChanges,
    private readonly applications: Applications,
    private readonly freshness: TokenFreshness,
  ) {}

  @Get('sessions')
  @Describe({ summary: 'Where you are signed in' })
  @Answer(200, list(accountSession))
  async list(@CallerPerson() { user_uuid }: Person, @Req() req: FastifyRequest) {
    return { data: await this.sessions.of(user_uuid, (await this.freshness.sessionOf(req))?.uid) };
  }

  @Delete('sessions')
  @Describe({ summary: 'Sign out everywhere, here as well' })
  @Answer(204)
  async endAll(@CallerPerson() { user_uuid }: Person, @Req() req: FastifyRequest) {
    await this.changes.endAll(user_uuid, req);
  }

  @Delete('sessions/:id')
  @Describe({ summary: 'Sign out one browser, and the applications that were let in there' })
  @Answer(204)
  async end(@CallerPerson() { user_uuid }: Person, @Param('id') id: string, @Req() req: FastifyRequest) {
    await this.changes.end(user_uuid, id, req);
  }

  @Get('grants')
  @Describe({ summary: 'Applications that you let in' })
  @Answer(200, list(accountGrant))
  async grants(@CallerPerson() { user_uuid }: Person) {
    return { data: await this.applications.of(user_uuid) };
  }

  @Delete('grants/:client_id')
  @Describe({ summary: 'Shut an application out; its tokens die at once' })
  @Answer(204)
  async revoke(
    @CallerPerson() { user_uuid }: Person,
    @Param('client_id') clientId: string,
    @Req() req: FastifyRequest,
  ) {
    await this.applications.revoke(user_uuid, clientId, req);
  }
}
