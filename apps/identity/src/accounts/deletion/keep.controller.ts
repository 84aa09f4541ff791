import { Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageController } from '../../pages/forms/index.js';
import { KeepAccount } from './keep-account.service.js';

@PageController('login/keep')
export class KeepController {
  constructor(private readonly keep: KeepAccount) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.keep.show(req, reply);
  }

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.keep.submit(req, reply);
  }
}
