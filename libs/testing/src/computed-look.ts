import { font, light, radius } from '@platform/look';
import type { Page } from 'playwright-core';

/** What a browser has made of a page with a card and a filled button, or of a mail with both. */
export interface ComputedLook {
  accent: string;
  font: string;
  cardRadius: string;
  buttonRadius: string;
}

/** The one that every page and mail must have in light, as `getComputedStyle` writes it. */
export const oneLook: ComputedLook = {
  accent: `rgb(${[1, 3, 5].map((at) => parseInt(light.accent.slice(at, at + 2), 16)).join(', ')})`,
  font: font.text.replaceAll("'", '"').replaceAll(',', ', '),
  cardRadius: `${radius.sheet}px`,
  buttonRadius: `${radius.field}px`,
};

export async function computedLook(page: Page): Promise<ComputedLook> {
  return page.evaluate<ComputedLook>(`(() => {
    const card = getComputedStyle(document.querySelector('.card'));
    const button = getComputedStyle(document.querySelector('.button:not(.quiet, .link), a.accent'));
    return {
      accent: button.backgroundColor,
      font: card.fontFamily,
      cardRadius: card.borderTopLeftRadius,
      buttonRadius: button.borderTopLeftRadius,
    };
  })()`);
}
