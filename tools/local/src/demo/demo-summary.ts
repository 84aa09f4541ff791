import type { Addresses } from '../environment.js';
import type { Demo } from '../seed.js';

/** Six things that the living demo shows at their best: path in the console, and what is there. */
const firstLooks = (organization: string): [path: string, what: string][] => [
  ['/links/statistics', 'a month of clicks from 20 countries, and a visitor who goes on clicking'],
  ['/links', '25 links in campaigns and channels: scheduled, expired, blocked, with password'],
  [`/organizations/${organization}`, 'Harbour Works: 30 people, 4 teams, roles and invitations'],
  [`/organizations/${organization}/deliveries`, 'a week of notifications, and a destination that is gone'],
  ['/applications', 'four applications; the webhooks of “Data warehouse” fail'],
  [`/organizations/${organization}/audit-log`, 'who did what'],
];

/** What the living demo says once it is there. */
export function demoSummary({ auth_url, mail_url }: Addresses, { email, password, organization }: Demo): string[] {
  const console = `${auth_url}/console`;
  const rows = [
    ...firstLooks(organization.uuid).map(([path, what], index) => [`${index + 1}.`, `${what}: ${console}${path}`]),
    [],
    ['Console', console],
    ['Sign in', `${email}, password ${password}   (all others of the demo have the same)`],
    ['Operator', 'npm run -s admin -- links reports   (--help says what else; there is no other sign-in)'],
    ...(mail_url ? [['Inbox', `${mail_url}   (mails, and messages to chats)`]] : []),
    ['Start empty', 'PLATFORM_SEED=none PLATFORM_DATA_DIR=.data-empty npm start'],
  ];
  return ['', '  The demo is complete. Look at this first:', '', ...rows.map(shown), ''];
}

function shown([name = '', value = '']: string[]): string {
  return `  ${name.padEnd(13)}${value}`.trimEnd();
}
