import { basePath } from '../settings.js';

/** The pages of the console. */
export type Route =
  | { page: 'organizations' }
  | { page: 'new-organization' }
  | { page: 'organization'; uuid: string }
  | { page: 'unknown' };

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const paths = {
  organizations: basePath,
  newOrganization: `${basePath}/organizations/new`,
  organization: (uuid: string) => `${basePath}/organizations/${uuid}`,
};

export function routeOf(path: string): Route {
  const [first, second, ...more] = path.slice(basePath.length).split('/').filter(Boolean);
  if (more.length > 0) return { page: 'unknown' };
  if (first === undefined || (first === 'organizations' && second === undefined)) return { page: 'organizations' };
  if (first !== 'organizations') return { page: 'unknown' };
  if (second === 'new') return { page: 'new-organization' };
  return uuidShape.test(second!) ? { page: 'organization', uuid: second! } : { page: 'unknown' };
}
