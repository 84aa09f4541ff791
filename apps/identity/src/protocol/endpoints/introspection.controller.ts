import { Body, Controller, Post } from '@nestjs/common';
import { introspectionAnswer, introspectionRequest, services, type IntrospectionRequest } from '@platform/contracts';
import { Answer, CalledBy, Describe } from '@platform/service-kit';
import { AccessTokens } from '../storage/index.js';

/**
 * What the other services ask when the token directory does not know a token: all of them check tokens, identity
 * itself, too.
 */
@CalledBy(...services)
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
