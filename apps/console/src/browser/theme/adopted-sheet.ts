import { useInsertionEffect } from 'react';

interface AdoptedSheetProps {
  children?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Stands where Mantine renders a `<style>`, which the content security policy refuses (`build/adopted-sheets.mjs`). */
export function AdoptedSheet({ children, dangerouslySetInnerHTML }: AdoptedSheetProps) {
  const css = children ?? dangerouslySetInnerHTML?.__html ?? '';
  useInsertionEffect(() => adopt(css), [css]);
  return null;
}

/** Gives the page these styles, and answers with what takes them away. */
export function adopt(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
