import { isUuid } from '@platform/contracts';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { inOrganization, type PartProps } from '../pages/organization/part.js';
import { Failed, Waiting } from './between-pages.js';
import { linkParts } from './routes.js';
import { parseSearch, stringifySearch } from './search.js';
import { loadTexts, type Area } from '../texts/texts.js';

// Every page is loaded when it is first shown: each route names the file of its page and what that exports.

/** The script of a page and the texts of its area. */
async function withTexts<Page>(area: Area, page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, loadTexts(area)]);
  return loaded;
}

const root = createRootRoute();
const getParentRoute = () => root;

/** A route whose parameter is something else is not the one that was meant. */
const uuid = { parse: (given: { uuid: string }) => isUuid(given.uuid) && given };
const number = (id: string) => /^[1-9]\d{0,9}$/.test(id);

const organizations = (['/console', '/console/organizations'] as const).map((path) =>
  createRoute({
    getParentRoute,
    path,
    component: lazyRouteComponent(() => import('../pages/organizations.page.js'), 'OrganizationsPage'),
  }),
);

const newOrganization = createRoute({
  getParentRoute,
  path: '/console/organizations/new',
  component: lazyRouteComponent(() => import('../pages/new-organization.page.js'), 'NewOrganizationPage'),
});

/** Around each part of an organization. */
const organization = createRoute({
  getParentRoute,
  path: '/console/organizations/$uuid',
  params: uuid,
  component: lazyRouteComponent(
    () => withTexts('organization', import('../pages/organization/organization.page.js')),
    'OrganizationPage',
  ),
});

function part<Path extends string>(
  path: Path,
  load: () => Promise<ComponentType<PartProps>>,
  area: Area = 'organization',
) {
  return createRoute({
    getParentRoute: () => organization,
    path,
    component: lazyRouteComponent(async () => ({ Part: inOrganization(await withTexts(area, load())) }), 'Part'),
  });
}

const members = async () => (await import('../pages/organization/members.js')).Members;

const parts = [
  part('/', members),
  part('members', members),
  part('invitations', async () => (await import('../pages/organization/invitations.js')).Invitations),
  part('invite-links', async () => (await import('../pages/organization/invite-links.js')).InviteLinks),
  part('roles', async () => (await import('../pages/organization/roles.js')).Roles),
  part('teams', async () => (await import('../pages/organization/teams.js')).Teams),
  part('domains', async () => (await import('../pages/organization/domains.js')).Domains),
  part(
    'destinations',
    async () => (await import('../pages/notifications/destinations.js')).Destinations,
    'notifications',
  ),
  part('rules', async () => (await import('../pages/notifications/rules.js')).Rules, 'notifications'),
  part('deliveries', async () => (await import('../pages/notifications/deliveries.js')).Deliveries, 'notifications'),
  part('audit-log', async () => (await import('../pages/organization/audit-log.js')).AuditLog),
  part('settings', async () => (await import('../pages/organization/organization-settings.js')).OrganizationSettings),
];

const applications = createRoute({
  getParentRoute,
  path: '/console/applications',
  component: lazyRouteComponent(
    () => withTexts('applications', import('../pages/applications/applications.page.js')),
    'ApplicationsPage',
  ),
});

const newApplication = createRoute({
  getParentRoute,
  path: '/console/applications/new',
  component: lazyRouteComponent(
    () => withTexts('applications', import('../pages/applications/new-application.page.js')),
    'NewApplicationPage',
  ),
});

const application = createRoute({
  getParentRoute,
  path: '/console/applications/$uuid',
  params: uuid,
  component: lazyRouteComponent(
    () => withTexts('applications', import('../pages/applications/application.page.js')),
    'ApplicationPage',
  ),
});

const links = createRoute({
  getParentRoute,
  path: '/console/links',
  component: lazyRouteComponent(() => withTexts('links', import('../pages/links/links.page.js')), 'LinksPage'),
});

const newLink = createRoute({
  getParentRoute,
  path: '/console/links/new',
  component: lazyRouteComponent(() => withTexts('links', import('../pages/links/new-link.page.js')), 'NewLinkPage'),
});

const importLinks = createRoute({
  getParentRoute,
  path: '/console/links/import',
  component: lazyRouteComponent(
    () => withTexts('links', import('../pages/links/import-links.page.js')),
    'ImportLinksPage',
  ),
});

const linkStatistics = createRoute({
  getParentRoute,
  path: '/console/links/statistics',
  component: lazyRouteComponent(
    () => withTexts('links', import('../pages/links/statistics.page.js')),
    'StatisticsPage',
  ),
});

const linkCampaigns = createRoute({
  getParentRoute,
  path: '/console/links/campaigns',
  component: lazyRouteComponent(() => withTexts('links', import('../pages/links/campaigns.page.js')), 'CampaignsPage'),
});

const linkChannels = createRoute({
  getParentRoute,
  path: '/console/links/channels',
  component: lazyRouteComponent(() => withTexts('links', import('../pages/links/channels.page.js')), 'ChannelsPage'),
});

const linkDomains = createRoute({
  getParentRoute,
  path: '/console/links/domains',
  component: lazyRouteComponent(() => withTexts('links', import('../pages/links/domains.page.js')), 'DomainsPage'),
});

const linkKeys = createRoute({
  getParentRoute,
  path: '/console/links/keys',
  component: lazyRouteComponent(() => withTexts('links', import('../pages/links/keys.page.js')), 'KeysPage'),
});

const link = createRoute({
  getParentRoute,
  path: '/console/links/$id/{-$part}',
  params: {
    parse: ({ id, part }: { id: string; part?: string | undefined }) => {
      const known = part === undefined ? 'statistics' : linkParts.find((name) => name === part);
      return number(id) && known !== undefined && { id, part: known };
    },
  },
  remountDeps: ({ params }) => params.id,
  component: lazyRouteComponent(() => withTexts('links', import('../pages/links/link.page.js')), 'LinkPage'),
});

const unknown = createRoute({
  getParentRoute,
  path: '$',
  component: lazyRouteComponent(() => import('../pages/unknown.page.js'), 'UnknownPage'),
});

const routeTree = root.addChildren([
  ...organizations,
  newOrganization,
  organization.addChildren(parts),
  applications,
  newApplication,
  application,
  links,
  newLink,
  importLinks,
  linkStatistics,
  linkCampaigns,
  linkChannels,
  linkDomains,
  linkKeys,
  link,
  unknown,
]);

/** Of the whole console. Made once a person is signed in: it watches the history from then on. */
export function consoleRouter(history: RouterHistory = createBrowserHistory()) {
  return createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    defaultPendingComponent: Waiting,
    defaultErrorComponent: Failed,
    // Another thing is another page, also where it is of the same kind.
    defaultRemountDeps: ({ params }) => params,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof consoleRouter>;
  }
}
