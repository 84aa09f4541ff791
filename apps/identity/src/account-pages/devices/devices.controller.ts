import { Body, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { DevicePages } from './device-pages.service.js';

@PageController('account/devices')
export class DevicesController {
  constructor(private readonly pages: DevicePages) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.show(req, reply);
  }

  @Post('sign-out')
  async end(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.pages.end(req, reply, form);
  }

  @Post('sign-out-others')
  async endOthers(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.endOthers(req, reply);
  }
}
