import { Body, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { DataPages } from './data-pages.service.js';

@PageController('account/data')
export class DataController {
  constructor(private readonly pages: DataPages) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.show(req, reply);
  }

  @Post('export')
  async export(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.export(req, reply);
  }

  @Post('delete')
  async delete(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.pages.delete(req, reply, form);
  }
}
