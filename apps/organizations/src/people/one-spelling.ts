import { emailAddress } from '@platform/contracts';

/** A person's address in the spelling of invitations and domains: lower case, punycode. */
export function oneSpelling(email: string): string {
  return emailAddress.safeParse(email).data ?? email;
}
