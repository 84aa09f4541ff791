import { content } from './content.js';
import { linkOf } from './links.js';
import type { Scene } from './scene.js';

interface Wanted {
  key: string;
  [field: string]: unknown;
}
type Body = Record<string, unknown>;

interface Extras {
  overlays: Wanted[];
  splashes: Wanted[];
  pixels: Wanted[];
  templates: Body[];
  bio: Body[];
  codes: Body[];
  /** Which links use which of them. */
  uses: { link: string; overlay?: string; splash?: string; pixels?: string[] }[];
}

/** Overlays, splash pages and pixels with the links that use them; UTM templates, a bio page and QR codes. */
export async function makeLinkExtras(scene: Scene): Promise<void> {
  const { byKey, once } = scene;
  const wanted = content<Extras>('link-extras');
  const overlays = await keyed(scene, 'overlay', wanted.overlays);
  const splashes = await keyed(scene, 'splash', wanted.splashes);
  const pixels = await keyed(scene, 'pixel', wanted.pixels);
  for (const { link, overlay, splash, pixels: used } of wanted.uses) {
    const { id } = await linkOf(scene, link);
    const body = {
      ...(overlay && { type: `overlay-${overlays.get(overlay)}` }),
      ...(splash && { type: String(splashes.get(splash)) }),
      ...(used && { pixels: used.map((key) => pixels.get(key)), pixel_consent: 'ask' }),
    };
    await once(`extras of ${link}`, () => byKey('PUT', `/url/${id}/update`, body));
  }
  for (const template of wanted.templates)
    await once(`UTM template ${String(template.name)}`, () => byKey('POST', '/utm-templates', template));
  for (const page of wanted.bio) await once(`bio ${String(page.alias)}`, () => byKey('POST', '/bio/add', page));
  for (const code of wanted.codes) await once(`code ${String(code.name)}`, () => byKey('POST', '/qr/add', code));
}

async function keyed({ byKey, once }: Scene, kind: string, wanted: Wanted[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, ...body } of wanted) {
    const { id } = await once(`${kind} ${key}`, () => byKey<{ id: number }>('POST', `/${kind}/add`, body));
    ids.set(key, id);
  }
  return ids;
}
