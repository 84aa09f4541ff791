import { Get, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageController } from '../pages/forms/index.js';
import { Joining } from './joining.service.js';

@PageController('join/:token')
export class InviteLinksController {
  constructor(private readonly joining: Joining) {}

  @Get()
  async show(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('token') token: string,
  ) {
    return this.joining.showLink(req, reply, token);
  }

  @Post()
  async join(@Req() req: FastifyRequest, @Param('token') token: string) {
    return this.joining.join(req, token);
  }

  @Post('switch')
  async switchAccount(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('token') token: string,
  ) {
    return this.joining.switchAccount(req, reply, `/join/${encodeURIComponent(token)}`);
  }
}
