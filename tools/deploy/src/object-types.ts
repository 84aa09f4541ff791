import * as client from '@kubernetes/client-node';
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

async function loadModel({ apiVersion, kind }: Manifest): Promise<Model | undefined> {
  const source = apiVersion.startsWith('gateway.') ? '@kubernetes-models/gateway-api' : 'kubernetes-models';
  try {
    const models = (await import(`${source}/${apiVersion}`)) as Record<string, Model | undefined>;
    return models[kind];
  } catch {
    return undefined;
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
