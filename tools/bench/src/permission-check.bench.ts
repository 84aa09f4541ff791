import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { liveToken } from './live-token.js';
import { compare } from './measure.js';
import type { Outcome } from './outcome.js';
import { startBaseline, startService } from './processes.js';

/** `GET /v1/organizations/{uuid}/permissions`: token, rate limit, membership, answer checked against its schema. */
export async function run(): Promise<Outcome> {
  const subject = await startService('organizations');
  const baseline = await startBaseline('nest-select', { DATABASE_URL: subject.databaseUrl });
  try {
    const userUuid = await knownPerson(subject.databaseUrl);
    const headers = {
      authorization: `Bearer ${await liveToken(subject, userUuid)}`,
      'content-type': 'application/json',
    };
    const created = await fetch(`${subject.url}/api/v1/organizations`, {
      method: 'POST',
      headers,
      body: '{"name":"Bench"}',
    });
    const { data } = (await created.json()) as { data: { uuid: string } };
    const path = `/api/v1/organizations/${data.uuid}/permissions?permissions=view_members,manage_roles`;
    const mine = { url: subject.url, headers, paths: [path] };
    return { figures: [await compare('permission check', mine, { url: baseline.url }, 0.5)] };
  } finally {
    await Promise.all([subject.stop(), baseline.stop()]);
  }
}

/** A person as identity's events would have made them known. */
async function knownPerson(databaseUrl: string): Promise<string> {
  const uuid = randomUUID();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO organizations.person (uuid, name, surname, email, email_verified, version)
     VALUES ($1, 'Bench', 'Person', 'bench@example.org', true, 1)`,
    [uuid],
  );
  await client.end();
  return uuid;
}
