import { benchClient } from '../../identity-seed.js';
import { numbers, personEmail, personUuid, roleOfMember, type Fill } from './rows.js';

const grantId = `'grant-' || n`;

/** All have the password of this person, as a hash takes a while to make. */
const passwordOf = (uuid: string) => `(SELECT password_hash FROM users WHERE uuid = '${uuid}')`;

/** People, their membership in the large organization, and for each a grant with a refresh token. */
export const identityFill: Fill = ({ large, ada }) => [
  `INSERT INTO users (uuid, name, surname, email, password_hash, email_verified_at)
   SELECT ${personUuid}, 'Person', 'No ' || n, ${personEmail}, ${passwordOf(ada.uuid)}, now() FROM ${numbers}`,
  `INSERT INTO membership_copy (organization_uuid, user_uuid, role, permissions, version)
   SELECT '${large}', ${personUuid}, ${roleOfMember}, '{view_members,invite_members}', 0 FROM ${numbers}`,
  {
    unchecked: `INSERT INTO oauth_grants (id, user_uuid, client_id, scopes, payload, expires_at)
   SELECT ${grantId}, ${personUuid}, '${benchClient.client_id}', '{openid}',
     jsonb_build_object('kind', 'Grant', 'accountId', ${personUuid}, 'clientId', '${benchClient.client_id}',
       'iat', 1764000000, 'exp', 1771776000, 'openid', jsonb_build_object('scope', 'openid')),
     now() + interval '90 days' FROM ${numbers}`,
  },
  {
    unchecked: `INSERT INTO oauth_records (kind, hash, payload, grant_id, expires_at)
   SELECT 'RefreshToken', encode(sha256(convert_to('token-' || n, 'UTF8')), 'hex'),
     jsonb_build_object('kind', 'RefreshToken', 'accountId', ${personUuid}, 'clientId', '${benchClient.client_id}',
       'grantId', ${grantId}, 'scope', 'openid', 'iat', 1764000000, 'exp', 1771776000),
     ${grantId}, now() + interval '90 days' FROM ${numbers}`,
  },
];
