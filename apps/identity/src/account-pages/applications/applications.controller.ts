import { Body, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { ApplicationPages } from './application-pages.service.js';

@PageController('account/applications')
export class ApplicationsController {
  constructor(private readonly pages: ApplicationPages) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.show(req, reply);
  }

  @Post('revoke')
  async revoke(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.pages.revoke(req, reply, form);
  }
}
