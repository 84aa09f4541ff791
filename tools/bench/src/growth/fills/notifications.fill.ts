import { numbers, personEmail, personUuid, roleOfMember, type Fill } from './rows.js';
import { deliveryId, deliveryTime, hasFailed } from './deliveries.js';

/** In SQL, event and severity of the delivery with the number `n`. */
const event = `(ARRAY['deploy.done', 'deploy.failed', 'backup.done', 'invoice.paid'])[1 + n % 4]`;
const severity = `CASE WHEN n % 20 = 3 THEN 'error' WHEN n % 10 = 1 THEN 'warning' ELSE 'info' END`;

/** Members of the large organization, and what was delivered to its destination. */
export const notificationsFill: Fill = ({ large, destination }) => [
  `INSERT INTO person_copy (uuid, email, version) SELECT ${personUuid}, ${personEmail}, 0 FROM ${numbers}`,
  `INSERT INTO membership_copy (organization_uuid, user_uuid, email, role, permissions, is_removed, version)
   SELECT '${large}', ${personUuid}, ${personEmail}, ${roleOfMember}, '{view_members,invite_members}', false, 0
   FROM ${numbers}`,
  `INSERT INTO delivery (id, destination_id, source_id, organization_uuid, context, event, payload, status, attempt,
     max_attempts,
     claim_no, status_code, response_body, error_code, error_message, completed_at, created_at)
   SELECT ${deliveryId}, '${destination}', gen_random_uuid(), '${large}',
     jsonb_build_object('severity', ${severity}, 'title', 'Deployment ' || n, 'rule_uuids', '[]'::jsonb,
       'endpoint', jsonb_build_object('uuid', '${destination}', 'type', 'webhook', 'name', 'Bench')), ${event},
     json_build_object('service_code', 'bench', 'event', ${event}, 'severity', ${severity}, 'title', 'Deployment ' || n,
       'message', 'All replicas are ready.', 'url', null, 'metadata', null)::text,
     CASE WHEN ${hasFailed} THEN 'failed' ELSE 'success' END, 1, 5, 1,
     CASE WHEN ${hasFailed} THEN 500 ELSE 200 END, 'ok',
     CASE WHEN ${hasFailed} THEN 'http_error' END, CASE WHEN ${hasFailed} THEN 'It answered 500.' END,
     ${deliveryTime}, ${deliveryTime}
   FROM ${numbers}`,
];

/** Rules with the numbers from `$1` up to, without, `$2`: every second one wants what is dispatched. */
export const rulesFill: Fill = ({ large, destination }) => [
  `INSERT INTO notification_rule (uuid, organization_uuid, name, notification_endpoint_uuid, events, minimum_severity)
   SELECT gen_random_uuid(), '${large}', 'Rule ' || n, '${destination}',
     CASE WHEN n % 2 = 0 THEN '{other.*,*.done}'::text[] ELSE ARRAY['service-' || n || '.*', '*.started'] END, 'info'
   FROM ${numbers}`,
];
