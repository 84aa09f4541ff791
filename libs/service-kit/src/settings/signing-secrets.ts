import { services, type ServiceName } from '@platform/contracts';
import { z } from 'zod';
import { commaSeparated } from '../common/comma-separated.js';

const isLong = (secret: string) => secret.length >= 32;

/** The first signs, all verify, so that it can be changed while services run (docs/operations.md#rotate-secrets). */
export const signingSecrets = z
  .string()
  .default('')
  .refine((value) => value === '' || (commaSeparated(value).length > 0 && commaSeparated(value).every(isLong)), {
    message: 'must have 32 characters or more; several are separated by commas',
  })
  .transform(commaSeparated);

/** `name:secret[,name:secret…]`; a name may stand there twice, while its secret is changed. */
export const internalCallers = z
  .string()
  .default('')
  .transform((value, ctx) => {
    const callers = commaSeparated(value).map((entry) => {
      const [, name = '', secret = ''] = /^([a-z]+):(.*)$/.exec(entry) ?? [];
      return { name: name as ServiceName, secret };
    });
    const fault = faultOf(callers);
    if (fault === null) return callers;
    ctx.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });

function faultOf(callers: { name: ServiceName; secret: string }[]): string | null {
  if (!callers.every(({ name, secret }) => services.includes(name) && isLong(secret)))
    return 'must be the name of a service, a colon and a secret of 32 characters or more; several by commas';
  // Each of the two could say that it is the other one.
  const isShared = callers.some((one) =>
    callers.some((other) => one.secret === other.secret && one.name !== other.name),
  );
  return isShared ? 'has one secret for two services' : null;
}
