import { useInsertionEffect } from 'react';

interface AdoptedSheetProps {
  /** The rules, as Mantine gives them to a `<style>` element. */
  dangerouslySetInnerHTML?: { __html: string };
  /** The same, of an element that React keeps once a page. */
  children?: string;
}

/**
 * Takes the place of the `<style>` elements of Mantine (see `build/plugins.mjs`): a constructed sheet needs no
 * exception of the content security policy, and no Trusted Types policy.
 */
export function AdoptedSheet({ dangerouslySetInnerHTML, children }: AdoptedSheetProps): null {
  const rules = dangerouslySetInnerHTML?.__html ?? children ?? '';
  useInsertionEffect(() => adopt(rules), [rules]);
  return null;
}

/** Puts rules before those that are adopted already. @returns what takes them away */
export function adopt(rules: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
