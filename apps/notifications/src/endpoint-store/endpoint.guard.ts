import { childGuard } from '../memberships/index.js';
import { NotificationEndpoint } from './notification-endpoint.entity.js';

/** On routes of one destination, which is then the `@Child()` of the request: 404 for one of another organization. */
export const EndpointGuard = childGuard(NotificationEndpoint, 'endpointUuid', (uuid, organization_uuid) => ({
  uuid,
  organization_uuid,
}));
