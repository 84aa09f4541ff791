import * as client from '@kubernetes/client-node';
import { z } from 'zod';
import { describeManifest } from './manifests.js';
import type { Manifest } from './objects.js';

type Model = new (data: unknown) => { validate(): void };
interface Described {
  getAttributeTypeMap(): { baseName: string; type: string }[];
}

const clientModels = client as unknown as Record<string, Described | undefined>;

/** Objects whose types are wrong: a wrong type, enum or missing field, and a field that the API does not know. */
export async function typeFindings(manifests: Manifest[]): Promise<string[]> {
  const findings = await Promise.all(
    manifests.map(async (manifest) => [...(await schemaFindings(manifest)), ...unknownFieldFindings(manifest)]),
  );
  return findings.flat();
}

async function schemaFindings(manifest: Manifest): Promise<string[]> {
  const Model = await loadModel(manifest);
  if (!Model) return [`${describeManifest(manifest)}: no schema for ${manifest.apiVersion}`];
  try {
    new Model(manifest).validate();
    return [];
  } catch (err) {
    return [`${describeManifest(manifest)}: ${(err as Error).message}`];
  }
}

/** Where the models of a group come from; those of Kubernetes itself are in `kubernetes-models`. */
const sources: Record<string, string> = {
  'cert-manager.io': '@kubernetes-models/cert-manager',
  'external-secrets.io': '@kubernetes-models/external-secrets',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'keda.sh': '@kubernetes-models/keda',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
};

async function loadModel({ apiVersion, kind }: Manifest): Promise<Model | undefined> {
  if (`${apiVersion} ${kind}` === 'barmancloud.cnpg.io/v1 ObjectStore') return ObjectStore;
  const source = sources[apiVersion.split('/')[0]!] ?? 'kubernetes-models';
  try {
    const models = (await import(`${source}/${apiVersion}`)) as Record<string, Model | undefined>;
    return models[kind];
  } catch {
    return undefined;
  }
}

/** The plugin publishes no model of its one kind: the fields that we use, as its documentation names them. */
class ObjectStore {
  constructor(private readonly data: unknown) {}
  validate(): void {
    const key = z.strictObject({ name: z.string(), key: z.string() });
    const compressed = z.strictObject({ compression: z.enum(['gzip', 'bzip2', 'lz4', 'snappy', 'zstd', 'xz']) });
    z.object({
      spec: z.strictObject({
        retentionPolicy: z.string().regex(/^[1-9]\d*[dwm]$/),
        configuration: z.strictObject({
          destinationPath: z.string().regex(/^s3:\/\//),
          endpointURL: z.url().optional(),
          s3Credentials: z.strictObject({ accessKeyId: key, secretAccessKey: key }),
          wal: compressed,
          data: compressed,
        }),
      }),
    }).parse(this.data);
  }
}

/** kubernetes-models lets unknown fields pass, so each object is walked along the client's own map of attributes. */
function unknownFieldFindings(manifest: Manifest): string[] {
  const version = manifest.apiVersion.split('/').at(-1)!;
  const typeName = version[0]!.toUpperCase() + version.slice(1) + manifest.kind;
  if (!clientModels[typeName]) return [];
  return [...unknownFields(manifest, typeName, '')].map(
    (path) => `${describeManifest(manifest)}: the field ${path} does not exist`,
  );
}

function* unknownFields(value: unknown, typeName: string, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const array = /^Array<(.*)>$/.exec(typeName);
  if (array) {
    for (const [index, item] of (value as unknown[]).entries())
      yield* unknownFields(item, array[1]!, `${path}[${index}]`);
    return;
  }
  const map = /^{ \[key: string\]: (.*); }$/.exec(typeName);
  if (map) {
    for (const [key, item] of Object.entries(value)) yield* unknownFields(item, map[1]!, `${path}.${key}`);
    return;
  }
  const attributes = clientModels[typeName]?.getAttributeTypeMap();
  if (!attributes) return;
  for (const [key, item] of Object.entries(value)) {
    const attribute = attributes.find(({ baseName }) => baseName === key);
    if (!attribute) yield `${path}.${key}`.slice(1);
    else yield* unknownFields(item, attribute.type, `${path}.${key}`);
  }
}
