import { Body, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { Connections } from './connections.service.js';

@PageController('account/connections')
export class ConnectionsController {
  constructor(private readonly connections: Connections) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.connections.show(req, reply);
  }

  @Post('link')
  async link(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.connections.link(req, reply, form);
  }

  @Post('unlink')
  async unlink(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.connections.unlink(req, reply, form);
  }
}
