import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot, serviceNames } from '../repository.js';
import type { ReleaseOptions } from './options.js';

/** What has an image: the services and the console. */
export const imageNames = [...serviceNames, 'console'] as const;
export type ImageName = (typeof imageNames)[number];

/** Each image by what manifests name it with: `registry/links@sha256:…`, or `registry/links:1.2.0`. */
export type Images = Record<ImageName, string>;

const digest = /sha256:[0-9a-f]{64}/;

/** Builds and pushes each image; without an engine it only names them, by the version. */
export function releaseImages({ engine, registry, version }: Omit<ReleaseOptions, 'out'>): Images {
  const named = imageNames.map((name) => {
    const tagged = `${registry}/${name}:${version}`;
    return [name, engine ? `${registry}/${name}@${builtAndPushed(engine, name, tagged)}` : tagged] as const;
  });
  return Object.fromEntries(named) as Images;
}

/** @returns the digest that the registry has given it */
function builtAndPushed(engine: string, app: ImageName, tagged: string): string {
  const run = (...args: string[]) =>
    execFileSync(engine, args, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  run('build', '--file', 'docker/Dockerfile', '--build-arg', `APP=${app}`, '--tag', tagged, '.');
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    // Docker writes the digest into what it says, the others into a file.
    const file = join(folder, 'digest');
    const said =
      engine === 'docker'
        ? run('push', tagged)
        : (run('push', '--digestfile', file, tagged), readFileSync(file, 'utf8'));
    const [found] = digest.exec(said) ?? [];
    if (!found) throw new Error(`${engine} named no digest of ${tagged}`);
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
