import type { OverlayFields } from '../../api/overlays-api.js';
import { changesOf } from '../../api/changes-of.js';
import type { FieldText } from '../../api/use-submit.js';
import { linesOf } from '../../components/list-field.js';

type Type = OverlayFields['type'];

const look = ['position', 'background', 'color', 'buttonbackground', 'buttoncolor'];

/** The settings of each type, as the API names them; fields of the form are named `settings.text` and so on. */
const settings: Record<Type, readonly string[]> = {
  message: ['label', 'text', 'button', 'link', ...look],
  contact: ['email', 'subject', 'label', 'button', 'success', ...look],
  poll: ['question', 'options', 'button', 'success', ...look],
  newsletter: ['label', 'text', 'button', 'success', ...look],
  image: ['image', 'alt', 'link', 'position'],
};

/** The form as the API takes it. */
export function overlayOf(type: Type, textOf: FieldText): OverlayFields {
  const given = settings[type].map((name) => {
    const text = textOf(`settings.${name}`).trim();
    return [name, name === 'options' ? linesOf(text) : text] as const;
  });
  return { type, name: textOf('name').trim(), settings: Object.fromEntries(given) };
}

/** What of it the person has changed: settings that are left out stay. */
export function overlayChanges(type: Type, shownOf: FieldText, textOf: FieldText) {
  const [shown, given] = [overlayOf(type, shownOf), overlayOf(type, textOf)];
  const changed = changesOf(shown.settings, given.settings);
  return {
    ...(given.name !== shown.name && { name: given.name }),
    ...(Object.keys(changed).length > 0 && { settings: changed }),
  };
}

/** What stands in a preview for what is not given yet, by the name of its setting. */
export type Samples = Readonly<Record<string, string | readonly string[]>>;

/** The form as it is previewed: it has a name, and something to show. */
export function draftOf(type: Type, textOf: FieldText, samples: Samples): OverlayFields {
  const overlay = overlayOf(type, textOf);
  const filled = Object.entries(overlay.settings).map(([name, value]) => {
    const isMissing = Array.isArray(value) ? value.length < 2 : value === '';
    return [name, isMissing && name in samples ? samples[name] : value] as const;
  });
  return { ...overlay, name: overlay.name || 'draft', settings: Object.fromEntries(filled) };
}

/** `#abc` of the API as `#aabbcc`: controls know no other. */
export function longColor(color: string): string {
  return color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
}

/** How well a text is read on its background: from 1, not at all, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** As the WCAG have it, of `#rrggbb`. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
