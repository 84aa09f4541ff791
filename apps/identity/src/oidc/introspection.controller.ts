import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { introspectionAnswer, introspectionRequest, type IntrospectionRequest } from '@platform/contracts';
import { Describe, Answer, InternalGuard, Public } from '@platform/service-kit';
import { AccessTokens } from '../storage/access-tokens.js';

/** What the other services ask when the token directory does not know a token. */
@Public()
@UseGuards(InternalGuard)
@Describe({ hidden: true })
@Controller('internal/v1')
export class IntrospectionController {
  constructor(private readonly accessTokens: AccessTokens) {}

  @Post('introspect')
  @Answer(200, introspectionAnswer)
  async introspect(@Body({ schema: introspectionRequest }) { token }: IntrospectionRequest) {
    const record = await this.accessTokens.introspect(token);
    return record ? { active: true, ...record } : { active: false };
  }
}
