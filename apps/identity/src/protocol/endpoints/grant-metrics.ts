import { counterBy } from '@platform/service-kit';
import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';

const deviceCode = 'urn:ietf:params:oauth:grant-type:device_code';
const grants = ['authorization_code', 'refresh_token', 'client_credentials', deviceCode] as const;

/** Counts answers of the token endpoint. A grant type that we do not offer is refused under its own name, `other`. */
export function countGrants(provider: Provider): void {
  const values = [...grants, 'other'] as const;
  const issued = counterBy('grant', 'token_grants_total', 'Tokens that were issued, by type of grant', values);
  const refused = counterBy('grant', 'token_grants_refused_total', 'Refused requests for tokens, by type', values);
  const grantOf = ({ oidc }: KoaContextWithOIDC) =>
    grants.find((grant) => grant === oidc.params?.['grant_type']) ?? 'other';
  provider.on('grant.success', (ctx) => issued(grantOf(ctx)));
  provider.on('grant.error', (ctx, err) => {
    // A device asks until its person has answered.
    if (!(err instanceof errors.AuthorizationPending)) refused(grantOf(ctx));
  });
}
