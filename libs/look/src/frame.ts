import { escapeHtml } from './escape.js';

/** A page. What is named markup stands in it as it is: whoever writes it has escaped what people typed. */
export interface Page {
  /** BCP 47. */
  language: string;
  /** Of the window; text. */
  title: string;
  /** Class of the body: `narrow` has one card in the middle. */
  frame?: string;
  /** Further elements of the head; markup. */
  head?: string;
  /** Markup. */
  body: string;
  /** For pages that their owner wants to be found. */
  isIndexed?: boolean;
}

/** The document around the content of any page. Its style comes with `head`: inline, or as a file. */
export function pageFrame({ language, title, frame, head = '', body, isIndexed = false }: Page): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${isIndexed ? '' : '<meta name="robots" content="noindex">\n'}<title>${escapeHtml(title)}</title>
${head}
</head>
<body${frame ? ` class="${escapeHtml(frame)}"` : ''}>
${body}
</body>
</html>
`;
}

export interface LanguageChooser {
  /** The language of the page. */
  current: string;
  /** Each language by its own name. */
  names: Readonly<Record<string, string>>;
  /** Said by screen readers before the name of the current one. */
  label: string;
  /** Where the choice is posted. */
  action: string;
  /** The page to come back to. */
  returnTo: string;
}

/** Buttons of a form: it works without a script, and comes back to the same page. */
export function languageChooser({ current, names, label, action, returnTo }: LanguageChooser): string {
  const buttons = Object.entries(names).map(
    ([language, name]) =>
      `<button type="submit" name="language" value="${escapeHtml(language)}" lang="${escapeHtml(language)}"` +
      `${language === current ? ' aria-current="true"' : ''}>${escapeHtml(name)}</button>`,
  );
  return `<details class="languages">
<summary><span class="visually-hidden">${escapeHtml(label)}: </span>${escapeHtml(names[current] ?? current)}</summary>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="return_to" value="${escapeHtml(returnTo)}">
${buttons.join('\n')}
</form>
</details>`;
}
