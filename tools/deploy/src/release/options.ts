import { parseArgs } from 'node:util';

export interface ReleaseOptions {
  /** Of the whole platform, in the form of Semantic Versioning. */
  version: string;
  /** Where everything is written. */
  out: string;
  /** Where images are pushed, such as `registry.example.com/platform`. */
  registry: string;
  /** What builds and pushes images; undefined when none are built. */
  engine?: string | undefined;
}

export const usage = `npm run release -- VERSION --registry REGISTRY [--out FOLDER]
  [--engine docker|podman|buildah | --no-images]

Makes the images and pushes them, and writes the kustomize bundle and the Helm chart that name them by digest, the bill
of materials of each service, what the changelog says of the version, and checksums. With --no-images nothing is built:
bundle and chart name the images of the registry by the version.`;

/** @throws with a sentence for the person who called, at the first mistake */
export function readOptions(args: string[]): ReleaseOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      out: { type: 'string', default: 'release' },
      registry: { type: 'string' },
      engine: { type: 'string', default: 'docker' },
      images: { type: 'boolean', default: true },
    },
  });
  const [version = '', ...others] = positionals;
  if (others.length > 0) throw new Error(`one version, not ${positionals.join(' ')}`);
  if (!/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version)) throw new Error(`a version such as 1.2.0, not "${version}"`);
  const { registry = '', engine, images, out } = values;
  if (!/^[\w.-]+(:\d+)?(\/[\w.-]+)*$/.test(registry))
    throw new Error('--registry names where the images are, without https://');
  if (!['docker', 'podman', 'buildah'].includes(engine))
    throw new Error(`--engine is docker, podman or buildah, not ${engine}`);
  return { version, out, registry, ...(images && { engine }) };
}
