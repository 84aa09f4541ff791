import { numbers, personEmail, personUuid, roleOfMember, type Fill } from './rows.js';

/** In SQL, the event of the audit entry with the number `n`: one in a thousand is rare. */
const event = `CASE WHEN n % 1000 = 0 THEN 'organization.updated'
  ELSE (ARRAY['member.added', 'member.updated', 'member.removed', 'role.updated', 'team.created'])[1 + n % 5] END`;

const entryUuid = `('01910000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

/** Members of the large organization, its audit log, and invitations, a tenth as many. */
export const organizationsFill: Fill = ({ large, ada }) => [
  `INSERT INTO person (uuid, name, surname, email, email_verified, version)
   SELECT ${personUuid}, 'Person', 'No ' || n, ${personEmail}, true, 0 FROM ${numbers}`,
  `INSERT INTO member (organization_uuid, user_uuid, role, joined_at)
   SELECT '${large}', ${personUuid}, ${roleOfMember}, now() - interval '30 days' + n * interval '2 seconds'
   FROM ${numbers}`,
  {
    unchecked: `WITH personal AS (
     SELECT n, 'actor' AS part, 'user:${ada.uuid}' AS subject, uuid_send(gen_random_uuid()) AS salt,
       jsonb_build_object('name', 'Ada', 'email', 'ada@example.org', 'ip_address', '192.0.2.1',
         'user_agent', 'Bench/1.0') AS facts
     FROM ${numbers}
     UNION ALL
     SELECT n, 'target', 'user:' || ${personUuid}, uuid_send(gen_random_uuid()),
       jsonb_build_object('name', 'Person No ' || n)
     FROM ${numbers}
   ), digested AS MATERIALIZED (
     SELECT *, sha256(salt || convert_to(facts::text, 'UTF8')) AS digest FROM personal
   ), entry AS (
     INSERT INTO audit_entry (uuid, organization_uuid, event, actor_type, actor_uuid, target_type, target_id, client_id,
       outcome, changes, metadata, actor_digest, target_digest, created_at)
     SELECT ${entryUuid}, '${large}', ${event}, 'user', '${ada.uuid}', 'member', ${personUuid}, 'bench',
       'success', '{}', '{"source": "direct"}', actor.digest, target.digest,
       now() - interval '30 days' + n * interval '2 seconds'
     FROM digested actor JOIN digested target USING (n) WHERE actor.part = 'actor' AND target.part = 'target' ORDER BY n
   )
   INSERT INTO audit_personal (entry_uuid, part, subject, salt, facts)
   SELECT ${entryUuid}, part, subject, salt, facts FROM digested`,
  },
  // Hashes that look like those of the chain: lists show them, and only a verification would compute them.
  {
    unchecked: `INSERT INTO audit_link (organization_uuid, sequence, entry_uuid, prev_hash, hash)
     SELECT '${large}',
       (SELECT max(sequence) FROM audit_link WHERE organization_uuid = '${large}') + n - $1::bigint + 1,
       ${entryUuid},
       sha256(convert_to((n - 1)::text, 'UTF8')), sha256(convert_to(n::text, 'UTF8')) FROM ${numbers}`,
  },
  `INSERT INTO invitation (uuid, organization_uuid, email, role, token_hash, invited_by_uuid, expires_at)
   SELECT uuidv7(), '${large}', 'guest-' || n || '@example.org', 'member', 'token-' || n, '${ada.uuid}',
     now() + interval '7 days'
   FROM ${numbers} WHERE n % 10 = 0`,
];
