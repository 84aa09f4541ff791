import { Body, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../pages/forms/index.js';
import { Joining } from './joining.service.js';

@PageController('invitations/:token')
export class InvitationsController {
  constructor(private readonly joining: Joining) {}

  @Get()
  async show(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('token') token: string,
  ) {
    return this.joining.showInvitation(req, reply, token);
  }

  @Post()
  async answer(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('token') token: string,
    @Body() form: Form,
  ) {
    return this.joining.answerInvitation(req, reply, token, form);
  }

  @Post('switch')
  async switchAccount(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('token') token: string,
  ) {
    return this.joining.switchAccount(req, reply, `/invitations/${encodeURIComponent(token)}`);
  }
}
