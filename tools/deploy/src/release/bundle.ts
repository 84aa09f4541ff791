import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { repositoryRoot } from '../repository.js';
import { imageNames, type Images } from './images.js';

/**
 * Writes the kustomize files of a release: those of the repository, whose base names the images of the release, and
 * whose migration Jobs have names of their own for each release. So an apply never meets a Job that it would have to
 * change.
 */
export function writeBundle(folder: string, images: Images): void {
  cpSync(join(repositoryRoot, 'k8s'), folder, { recursive: true });
  edit(join(folder, 'base/kustomization.yaml'), (document) =>
    document.set(
      'images',
      imageNames.map((name) => imageOf(name, images)),
    ),
  );
  for (const file of globSync('overlays/**/kustomization.yaml', { cwd: folder }))
    edit(join(folder, file), (document) => document.delete('images'));
  for (const file of globSync('base/*/migrate-job.yaml', { cwd: folder })) {
    const path = join(folder, file);
    const service = file.split('/')[1]! as keyof Images;
    edit(path, (document) =>
      document.setIn(
        ['metadata', 'name'],
        `${service}-migrate-${shortHash(images[service], readFileSync(path, 'utf8'))}`,
      ),
    );
  }
}

/** As kustomize names an image, by tag or by digest. */
function imageOf(name: keyof Images, images: Images) {
  const [, newName, newTag, digest] = /^(.*?)(?::([^:/@]+)|@(sha256:.*))$/.exec(images[name])!;
  return { name: `platform/${name}`, newName, ...(newTag ? { newTag } : { digest }) };
}

/** Ten characters that are the same for the same text. */
export const shortHash = (...texts: string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 10);

function edit(path: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(path, 'utf8'));
  change(document);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}
