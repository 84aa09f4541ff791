import { stringify } from 'yaml';
import { workloadsOf } from '../manifests.js';
import type { Manifest, RouteSpec, WorkloadSpec } from '../objects.js';
import { imageName, lastingName, valueName } from './chart-values.js';

/** Settings that an installation must name itself, with what it hears otherwise. */
const required: Record<string, string> = {
  AUTH_URL: 'config.platform.AUTH_URL is the address of the platform, such as https://id.example.com',
  LINKS_BASE_URL: 'config.platform.LINKS_BASE_URL is the address of short links, such as https://go.example.com',
  MAIL_FROM: 'config.platform.MAIL_FROM is the sender of mails',
};

/** The template of one object: its YAML, with what values say in the place of what differs. */
export function templateOf(manifest: Manifest): string {
  const copy = structuredClone(manifest);
  const expressions = new Expressions();
  if (copy.kind === 'ConfigMap') replaceConfig(copy, expressions);
  for (const workload of workloadsOf([copy])) replaceWorkload(workload, expressions);
  const ofGateway = copy.apiVersion.startsWith('gateway.');
  if (ofGateway) replaceHosts(copy, expressions);
  const text = expressions.into(stringify(copy, { lineWidth: 0 }));
  return ofGateway ? `{{- if .Values.gateway.enabled }}\n${text}{{- end }}\n` : text;
}

/** Marks that stand in an object until it is text, where the expressions take their place. */
class Expressions {
  private readonly all: string[] = [];

  mark(expression: string): string {
    this.all.push(expression);
    return `MARK${this.all.length - 1}MARK`;
  }

  into(text: string): string {
    return text.replaceAll(/"?MARK(\d+)MARK"?/g, (_, index: string) => this.all[Number(index)]!);
  }
}

function replaceConfig(map: Manifest, expressions: Expressions): void {
  for (const name of Object.keys(map.data ?? {})) {
    const value = `(index .Values.config.${map.metadata.name} "${name}")`;
    map.data![name] = expressions.mark(
      required[name] ? `{{ required "${required[name]}" ${value} | quote }}` : `{{ ${value} | quote }}`,
    );
  }
}

function replaceWorkload(workload: Manifest<WorkloadSpec>, expressions: Expressions): void {
  const { metadata, spec } = workload;
  const container = spec.template.spec.containers[0]!;
  const image = `.Values.images.${imageName(container.image)}`;
  const name = lastingName(metadata.name);
  container.image = expressions.mark(`{{ ${image} | quote }}`);
  container.resources = expressions.mark(`{{ toJson .Values.resources.${valueName(name)} }}`) as never;
  if (workload.kind === 'Job') {
    // Another image is another Job: an upgrade never has to change one.
    metadata.name = expressions.mark(`${name}-{{ ${image} | sha256sum | trunc 10 }}`);
    return;
  }
  spec.replicas = expressions.mark(`{{ .Values.replicas.${valueName(name)} }}`) as never;
  // Pods are replaced when a setting changes.
  const checksum = expressions.mark(`{{ toJson .Values.config | sha256sum }}`);
  Object.assign(spec.template.metadata, { annotations: { 'checksum/config': checksum } });
}

function replaceHosts(manifest: Manifest, expressions: Expressions): void {
  const hosts: Record<string, string> = {
    'id.example.com': '{{ .Values.gateway.platformHost | quote }}',
    'go.example.com': '{{ .Values.gateway.linksHost | quote }}',
  };
  const replaced = (host: string) => (hosts[host] ? expressions.mark(hosts[host]) : host);
  const spec = manifest.spec as Partial<RouteSpec> & {
    gatewayClassName?: string;
    listeners?: { hostname?: string }[];
  };
  if (spec.gatewayClassName) spec.gatewayClassName = expressions.mark('{{ .Values.gateway.className | quote }}');
  if (spec.hostnames) spec.hostnames = spec.hostnames.map(replaced);
  for (const listener of spec.listeners ?? []) if (listener.hostname) listener.hostname = replaced(listener.hostname);
}
