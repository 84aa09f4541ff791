import type { Kind, Stage } from '../kinds.js';
import { emailOfPerson, uuidOfPerson } from '../fills/rows.js';
import { pagesOf } from './lists.js';

const perPage = 25;
/** Numbers of people whom no stage makes members. */
const strangers = 4_000_000_000;
const batchSize = 100;

export async function organizationsKinds(stage: Stage): Promise<Kind[]> {
  const { cast, rows } = stage;
  const service = 'organizations';
  const path = `/api/v1/organizations/${cast.large}`;
  const list = (name: string, part: string, some = rows) =>
    pagesOf({ service, asker: cast.asAda, name, path: `${path}/${part}?per_page=${perPage}`, perPage, rows: some });
  const get = (name: string, address: string): Kind => ({
    service,
    name,
    ask: () => cast.asAda.get(service, address),
  });
  const audit = `${path}/audit-logs?per_page=${perPage}&page=1`;
  const day = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  return [
    ...(await list('members', 'members')),
    get('members, no page asked for', `${path}/members`),
    get('a member', `${path}/members/${uuidOfPerson(7)}`),
    await addingMembers(stage),
    ...(await list('invitations', 'invitations', rows / 10)),
    ...(await list('audit log', 'audit-logs')),
    get('audit log of an event that is rare', `${audit}&event=organization.updated`),
    get('audit log of a group of events', `${audit}&event=member.*`),
    get('audit log of an event that never was', `${audit}&event=sso.enabled`),
    get('audit log of a day', `${audit}&from=${day}&to=${day}`),
    get('the organization', path),
    get('its roles', `${path}/roles`),
    get('my permissions in it', `${path}/permissions`),
    get('my organizations', '/api/v1/organizations'),
  ];
}

async function addingMembers({ platform, cast, number }: Stage): Promise<Kind> {
  const first = strangers + number * batchSize;
  const numbers = Array.from({ length: batchSize }, (_, n) => first + n);
  await platform.sql.organizations.query(
    `INSERT INTO person (uuid, name, surname, email, email_verified, version)
     SELECT uuid, 'Person', 'New', email, true, 0 FROM unnest($1::uuid[], $2::text[]) AS made (uuid, email)`,
    [numbers.map(uuidOfPerson), numbers.map(emailOfPerson)],
  );
  return {
    service: 'organizations',
    name: 'add a member',
    ask: (n) =>
      cast.asAda.send('organizations', 'POST', `/api/v1/organizations/${cast.large}/members`, {
        email: emailOfPerson(first + n),
      }),
  };
}
