import { numbers, personEmail, personUuid, roleOfMember, type Fill } from './rows.js';
import { deliveryId, deliveryTime, hasFailed } from './deliveries.js';

/** In SQL, the event of the delivery with the number `n`. */
const event = `(ARRAY['member.added', 'member.updated', 'organization.updated', 'role.updated'])[1 + n % 4]`;

/**
 * Members of the large organization, of whom every second one uses the client that hears, and what was delivered to it.
 */
export const webhooksFill: Fill = ({ large, app }) => [
  `INSERT INTO person (uuid, name, email, version)
   SELECT ${personUuid}, 'Person No ' || n, ${personEmail}, 0 FROM ${numbers}`,
  `INSERT INTO member_change (organization_uuid, user_uuid, version, is_member, role, permissions)
   SELECT '${large}', ${personUuid}, 0, true, ${roleOfMember}, '{view_members,invite_members}' FROM ${numbers}`,
  `INSERT INTO oauth_grant (grant_id, user_uuid, client_id, scopes, is_live, version)
   SELECT 'grant-' || n, ${personUuid}, '${app.client_id}', '{org:read}', true, 0 FROM ${numbers} WHERE n % 2 = 0`,
  `INSERT INTO delivery (id, destination_id, source_id, organization_uuid, context, event, payload, status, attempt,
     max_attempts,
     claim_no, status_code, response_body, error_code, error_message, completed_at, created_at)
   SELECT ${deliveryId}, '${app.uuid}', gen_random_uuid(), '${large}', '{"url": "https://app.example/hook"}', ${event},
     json_build_object('event', ${event}, 'data', json_build_object('number', n, 'text', repeat('x', 200)))::text,
     CASE WHEN ${hasFailed} THEN 'failed' ELSE 'success' END, 1, 5, 1,
     CASE WHEN ${hasFailed} THEN 500 ELSE 200 END, 'ok',
     CASE WHEN ${hasFailed} THEN 'http_error' END, CASE WHEN ${hasFailed} THEN 'It answered 500.' END,
     ${deliveryTime}, ${deliveryTime}
   FROM ${numbers}`,
];
