import { ofKind, servingOf, workloadsOf } from '../manifests.js';
import type { Container, Manifest } from '../objects.js';

/** What an installation may set. */
export interface ChartValues {
  images: Record<string, string>;
  replicas: Record<string, number>;
  resources: Record<string, Container['resources']>;
  config: Record<string, Record<string, string>>;
  gateway: { enabled: boolean; className: string; platformHost: string; linksHost: string };
}

/** The name of a workload without the hash that a release puts behind the name of a Job. */
export const lastingName = (name: string) => name.replace(/-migrate-\w+$/, '-migrate');

/** `links-api` as a name in values: `linksApi`. */
export const valueName = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The service whose image this is, of a reference such as `registry/links:1.2.0`. */
export const imageName = (reference: string) => /([\w-]+)(?::[^:/]+|@[^@]+)$/.exec(reference)![1]!;

const settingsOfPlace = ['AUTH_URL', 'LINKS_BASE_URL', 'MAIL_FROM'];

/** Everything as the base has it; what differs between places is empty. */
export function valuesOf(manifests: Manifest[]): ChartValues {
  const containers = workloadsOf(manifests).map(({ metadata, spec }) => ({
    name: lastingName(metadata.name),
    replicas: spec.replicas,
    container: spec.template.spec.containers[0]!,
  }));
  const serving = new Set(servingOf(manifests).map(({ metadata }) => metadata.name));
  return {
    images: Object.fromEntries(containers.map(({ container }) => [imageName(container.image), container.image])),
    replicas: Object.fromEntries(
      containers.filter(({ name }) => serving.has(name)).map(({ name, replicas }) => [valueName(name), replicas!]),
    ),
    resources: Object.fromEntries(containers.map(({ name, container }) => [valueName(name), container.resources])),
    config: Object.fromEntries(
      ofKind(manifests, 'ConfigMap').map(({ metadata, data = {} }) => [
        metadata.name,
        Object.fromEntries(
          Object.entries(data).map(([name, value]) => [name, settingsOfPlace.includes(name) ? '' : value]),
        ),
      ]),
    ),
    gateway: { enabled: true, className: 'example', platformHost: 'id.example.com', linksHost: 'go.example.com' },
  };
}
