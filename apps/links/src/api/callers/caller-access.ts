import { Injectable } from '@nestjs/common';
import { personOf, TokenDirectory } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { AccountsService } from './accounts.service.js';
import { ApiKeysService } from './api-keys.service.js';
import { accountOf } from './caller-account.js';

/** What let a request in whose answer goes on for long. */
export interface Access {
  /** Emits when it should be looked at again. */
  changes: Observable<unknown>;
  /** Whether it would still let the request in. */
  isLive(): Promise<boolean>;
}

@Injectable()
export class CallerAccess {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly accounts: AccountsService,
    private readonly tokens: TokenDirectory,
  ) {}

  /** Of a request that the guard has let in. The end of a token is not told: it has to be asked for. */
  of(req: FastifyRequest): Access {
    const { user, headers } = req;
    const key = user?.kind === 'api_key' ? user : undefined;
    const changes = this.keys.changesOf(accountOf(req), key);
    if (key) return { changes, isLive: () => this.keys.isLive(key) };
    const { user_uuid } = personOf(req);
    const [, token = ''] = (headers.authorization ?? '').split(/ +/);
    return {
      changes,
      isLive: async () => (await this.tokens.isLive(token)) && (await this.accounts.isActive(user_uuid)),
    };
  }
}
