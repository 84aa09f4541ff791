import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  changedCredentials,
  credentialsPath,
  type ChangedCredentials,
  type UpdateLinkAccount,
} from '@platform/contracts';
import { InternalCalls, Problem } from '@platform/service-kit';
import type { Repository } from 'typeorm';
import { z } from 'zod';
import { Account } from '../../records/index.js';
import { CredentialRate } from './credential-rate.js';

const refusal = z.object({
  error: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/**
 * Changes address and password at identity, by one signed call. Nothing is written here. A new address comes back by
 * identity's event once it is confirmed, whatever became of the answer to the call.
 */
@Injectable()
export class CredentialsService {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly rate: CredentialRate,
    private readonly calls: InternalCalls,
  ) {}

  async update(accountId: number, { email, password }: UpdateLinkAccount) {
    if (!email && !password) throw Problem.field('email', 'or password is required');
    const account = await this.accounts.findOneByOrFail({ id: accountId });
    if (!account.credentials_by_key)
      throw new Problem('insufficient_permission', {
        message:
          'The owner of this account does not let API keys change its address and password. They can allow it in ' +
          'the console, on the page of the keys.',
      });
    await this.rate.check(accountId);
    const wanted = { ...(email && { email }), ...(password && { password }) };
    const { status, body } = await this.calls.toIdentity('PATCH', credentialsPath(account.user_uuid), wanted);
    if (status !== 200) throw refusalOf(status, body);
    return { error: 0, message: said(changedCredentials.parse(body)) };
  }
}

function said({ email, password }: ChangedCredentials): string {
  const parts = [
    ...(password === 'changed' ? ['The password has been changed.'] : []),
    ...(email === 'to_be_confirmed' ? ['The new address takes effect when the mail sent to it is confirmed.'] : []),
  ];
  return parts.join(' ') || 'Nothing was to be changed.';
}

/** In identity's words; what is no refusal of these fields is a mistake between the services. */
function refusalOf(status: number, body: unknown): Problem {
  const { data } = refusal.safeParse(body);
  if (!data) return new Problem('unavailable');
  if (status === 422) {
    const [field, [first] = []] = Object.entries(data.errors ?? {})[0] ?? [];
    const message = !first ? data.message : isSentence(first) ? first : `${field} ${first}`;
    return new Problem('invalid_request', { message, fields: { errors: data.errors ?? {} } });
  }
  if (status === 409) return new Problem('already_exists', { message: data.message });
  if (status === 429) return new Problem('rate_limit_exceeded', { message: data.message });
  return new Problem('unavailable');
}

/** Identity says of passwords in whole sentences what it says on its pages, of fields what comes after their name. */
function isSentence(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
