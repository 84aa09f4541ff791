import { Injectable } from '@nestjs/common';
import { personOf, TokenDirectory } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { AccountsService } from './accounts.service.js';
import { ApiKeysService } from './api-keys.service.js';
import { accountOf } from './caller-account.js';

/** What let in a request whose answer goes on for long. */
export interface Access {
  /** Emits when it should be checked again. */
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

  /** The access of a request that the guard has let in. Nothing announces the end of a token: it has to be polled. */
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
