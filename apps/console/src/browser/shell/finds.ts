import type {
  LinkList,
  Member,
  NotificationDestination,
  NotificationRule,
  OauthClientAnswer,
} from '@platform/contracts';
import type { Api } from '../api/api.js';
import { fullName } from '../components/words.js';
import { paths } from '../navigation/routes.js';
import { addresses } from '../pages/notifications/addresses.js';
import { SignedOut } from '../sign-in/session.js';

export type FindKind = 'link' | 'application' | 'member' | 'destination' | 'rule';

/** Something of the person's, or of the chosen organization, that has the words. */
export interface Find {
  kind: FindKind;
  id: string;
  title: string;
  description: string | undefined;
  to: string;
}

/** The services give fewer words no answer worth reading. */
export const fewestLetters = 2;
const most = 5;

/**
 * Asks all services at once. One that does not answer, or forbids the list, is passed over.
 * @throws SignedOut
 */
export async function findEverywhere(
  api: Api,
  organization: string | undefined,
  words: string,
  signal: AbortSignal,
): Promise<Find[]> {
  const { platform } = api;
  const query = { q: words, per_page: most };
  const asked: Promise<Find[]>[] = [
    api.links.list(new URLSearchParams({ q: words }), 1, signal).then(({ urls }) => urls.slice(0, most).map(linkFind)),
    finds(platform.get('/api/v1/oauth-clients', { params: { query }, signal }), applicationFind),
  ];
  if (organization) {
    const params = { path: { uuid: organization }, query };
    asked.push(
      finds(platform.get('/api/v1/organizations/{uuid}/members', { params, signal }), (member) =>
        memberFind(organization, member),
      ),
      finds(platform.get('/api/v1/organizations/{uuid}/notification-endpoints', { params, signal }), (one) =>
        destinationFind(organization, one),
      ),
      finds(platform.get('/api/v1/organizations/{uuid}/notification-rules', { params, signal }), (rule) =>
        ruleFind(organization, rule),
      ),
    );
  }
  const answers = await Promise.allSettled(asked);
  for (const answer of answers)
    if (answer.status === 'rejected' && answer.reason instanceof SignedOut) throw answer.reason;
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

async function finds<T>(asked: Promise<{ data: T[] }>, findOf: (one: T) => Find): Promise<Find[]> {
  return (await asked).data.slice(0, most).map(findOf);
}

function linkFind({ id, title, shorturl, longurl }: LinkList['urls'][number]): Find {
  return {
    kind: 'link',
    id: String(id),
    title: title || shorturl.replace(/^https?:\/\//, ''),
    description: longurl,
    to: paths.link(id),
  };
}

function applicationFind({ client_id, name }: OauthClientAnswer): Find {
  return { kind: 'application', id: client_id, title: name, description: undefined, to: paths.application(client_id) };
}

function memberFind(organization: string, member: Member): Find {
  const { user_uuid, email } = member;
  const to = narrowed(paths.organization(organization), email);
  return { kind: 'member', id: user_uuid, title: fullName(member), description: email, to };
}

function destinationFind(organization: string, { uuid, name, type }: NotificationDestination): Find {
  const to = addresses.destination(organization, uuid);
  return { kind: 'destination', id: uuid, title: name, description: type, to };
}

function ruleFind(organization: string, { uuid, name }: NotificationRule): Find {
  const to = addresses.rule(organization, uuid);
  return { kind: 'rule', id: uuid, title: name, description: undefined, to };
}

/** The list with this one alone. */
function narrowed(list: string, q: string): string {
  return `${list}?${new URLSearchParams({ q }).toString()}`;
}
