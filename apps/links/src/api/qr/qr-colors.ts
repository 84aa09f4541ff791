import { Problem } from '@platform/service-kit';

/** WCAG 2 contrast below which phones fail to find the modules in poor light. */
const minContrast = 3;

export const defaultColors = { foreground: 'rgb(0,0,0)', background: 'rgb(255,255,255)' } as const;

/** Refuses with 400 what cannot be scanned: too little contrast, or light on dark, which many readers do not see. */
export function checkColors(foreground: string, background: string): void {
  const [dark, light] = [luminance(foreground), luminance(background)];
  if (dark > light) throw Problem.field('foreground', 'must be darker than the background');
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast < minContrast)
    throw Problem.field(
      'foreground',
      `has too little contrast to the background to be scanned (${contrast.toFixed(1)}:1, at least ${minContrast}:1)`,
    );
}

/** Relative luminance of `rgb(r,g,b)`, 0 to 1 (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
