import { untilArrived } from '../operator.js';
import { content } from './content.js';
import { people } from './people.js';
import type { Scene } from './scene.js';

interface Organizations {
  name: string;
  description: string;
  branding: Record<string, string>;
  /** A picture as a data URL. */
  mark: string;
  roles: { name: string; display_name: string; permissions: string[] }[];
  teams: { name: string; members: string[] }[];
  invitations: { email: string; role: string }[];
  inviteLink: { role: string; expires_in_days: number; max_uses: number };
  domain: { domain: string; mode: string };
  others: { name: string; description: string; owner?: string; adaIs?: string }[];
}

/** Harbour Works with its branding, roles, members, teams and invitations, and two more organizations of Ada's. */
export async function makeOrganizations(scene: Scene): Promise<void> {
  const { ada, harbour, once } = scene;
  const wanted = content<Organizations>('organizations');
  const { name, description } = wanted;
  await once('harbour', () => ada('PUT', harbour, { name, description }));
  await once('branding', () => ada('PUT', `${harbour}/branding`, wanted.branding));
  await once('mark', () => ada('PUT', `${harbour}/branding/mark`, { picture: wanted.mark }));
  for (const role of wanted.roles) await once(`role ${role.name}`, () => ada('POST', `${harbour}/roles`, role));
  await addMembers(scene);
  await joinByLink(scene, wanted.inviteLink);
  await formTeams(scene, wanted.teams);
  for (const invitation of wanted.invitations)
    await once(`invitation ${invitation.email}`, () => ada('POST', `${harbour}/invitations`, invitation));
  await once('domain', () => ada('POST', `${harbour}/domains`, wanted.domain));
  for (const other of wanted.others) await otherOrganization(scene, other);
}

async function addMembers({ ada, harbour, once }: Scene): Promise<void> {
  for (const { email, role } of people().added)
    await once(`member ${email}`, () => untilArrived(() => ada('POST', `${harbour}/members`, { email, role })));
}

/** The token of the link is shown once; it is the last part of its address. */
async function joinByLink({ ada, as, harbour, once }: Scene, link: Organizations['inviteLink']): Promise<void> {
  const { token } = await once('invite link', async () => {
    const { url } = await ada<{ url: string }>('POST', `${harbour}/invite-links`, link);
    return { token: /[^/=]+$/.exec(url)![0] };
  });
  for (const { email } of people().joining)
    await once(`join ${email}`, () => untilArrived(() => as(email)('POST', '/invite-links/join', { token })));
}

/** The members are asked for only when a team is to be made: else every start would sign Ada in. */
async function formTeams({ ada, harbour, once }: Scene, teams: Organizations['teams']): Promise<void> {
  for (const { name, members: emails } of teams)
    await once(`team ${name}`, async () => {
      const members = await ada<{ email: string; user_uuid: string }[]>('GET', `${harbour}/members`);
      const member_uuids = members.filter(({ email }) => emails.includes(email)).map(({ user_uuid }) => user_uuid);
      return ada('POST', `${harbour}/teams`, { name, member_uuids });
    });
}

async function otherOrganization(scene: Scene, { name, description, owner, adaIs }: Organizations['others'][number]) {
  const { ada, as, once, demo } = scene;
  const founder = owner ? as(owner) : ada;
  const { uuid } = await once(name, () =>
    untilArrived(() => founder<{ uuid: string }>('POST', '/organizations', { name, description })),
  );
  if (!adaIs) return;
  const member = { email: demo.email, role: adaIs };
  await once(`${name} Ada`, () => founder('POST', `/organizations/${uuid}/members`, member));
}
