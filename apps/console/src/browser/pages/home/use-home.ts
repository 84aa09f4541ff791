import type { OauthClientAnswer, Organization, SummaryAnswer } from '@platform/contracts';
import type { Api } from '../../api/api.js';
import { useResource } from '../../api/use-resource.js';
import { weekOf, type Week } from './week.js';

interface Home {
  links: SummaryAnswer['data'] | undefined;
  clients: OauthClientAnswer[] | undefined;
  /** The application whose webhooks are counted: the first that has some. */
  client: OauthClientAnswer | undefined;
  webhooks: Week | undefined;
  notifications: Week | undefined;
}

/**
 * The numbers of the first page: of the person's webhooks, or of the notifications of the organization that is chosen.
 * What cannot be had is left out: the page of its own says why.
 */
export function useHome(organization: Organization | undefined): Home {
  const links = useMaybe('links summary', true, (api, signal) => api.links.summary(signal));
  const clients = useMaybe('applications', true, (api, signal) => api.clients.list(signal));
  const client = clients?.find(({ webhook_url, is_active }) => webhook_url !== null && is_active);
  const id = organization ? undefined : client?.client_id;
  const webhooks = useMaybe(`webhooks summary ${id}`, id !== undefined, async (api, signal) =>
    weekOf((await api.home.webhooks(id!, signal)).buckets),
  );
  const uuid = organization?.permissions.includes('manage_notifications') ? organization.uuid : undefined;
  const notifications = useMaybe(`notifications summary ${uuid}`, uuid !== undefined, async (api, signal) =>
    weekOf((await api.home.notifications(uuid!, signal)).buckets),
  );
  return { links, clients, client, webhooks, notifications };
}

function useMaybe<T>(key: string, isWanted: boolean, load: (api: Api, signal: AbortSignal) => Promise<T>) {
  const { resource } = useResource<T | null>(isWanted ? key : `no ${key}`, (api, signal) =>
    isWanted ? load(api, signal) : Promise.resolve(null),
  );
  return resource.state === 'ready' ? (resource.value ?? undefined) : undefined;
}
