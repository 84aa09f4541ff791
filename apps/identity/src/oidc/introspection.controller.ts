import { Body, Controller, Post } from '@nestjs/common';
import { introspectionAnswer, introspectionRequest, type IntrospectionRequest } from '@platform/contracts';
import { Answer, AuthenticateBy, Describe, InternalCallStrategy } from '@platform/service-kit';
import { AccessTokens } from '../storage/access-tokens.js';

/** What the other services ask when the token directory does not know a token. */
@AuthenticateBy(InternalCallStrategy)
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
