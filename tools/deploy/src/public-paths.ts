import { readRepositoryFile, repositoryFileExists, serviceNames, type ServiceName } from './repository.js';
import { readRouteTable, resolveRoute, type Route } from './route-table.js';

const tableOf = (service: ServiceName) => (service === 'links' ? 'links' : 'platform');

/** Every public path of every service must reach that service; a service with code must have its openapi.json. */
export function publicPathFindings(): string[] {
  return serviceNames.flatMap((service) => {
    const description = `apps/${service}/openapi.json`;
    if (!repositoryFileExists(description)) {
      return repositoryFileExists(`apps/${service}/src/main.ts`) ? [`${description} is missing`] : [];
    }
    const { paths } = JSON.parse(readRepositoryFile(description)) as { paths: Record<string, unknown> };
    return pathFindings(service, Object.keys(paths), readRouteTable(tableOf(service)));
  });
}

export function pathFindings(service: string, paths: string[], table: Route[]): string[] {
  return paths.flatMap((template) => {
    const path = template.replace(/\{[^}]+\}/g, '0190b0c6-7a4e-7cc0-8000-000000000000');
    if (path.startsWith('/internal/')) return [`${service} describes ${template}, which must not be public`];
    const backend = resolveRoute(table, path)?.backend?.name;
    return backend === service
      ? []
      : [`${template} of ${service} reaches ${backend ?? 'nobody'} in k8s/base/routes.yaml`];
  });
}
