import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const browser = join(import.meta.dirname, '..', 'src', 'browser');
const locales = join(import.meta.dirname, '..', 'locales');

/** Attributes that people read or hear. */
const spoken = new Set(['aria-label', 'alt', 'description', 'hint', 'label', 'placeholder', 'title', 'what', 'about']);
/** Macros of Lingui, within which texts are found by `lingui extract`. */
const macros = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal', 't', 'msg', 'plural', 'select', 'selectOrdinal']);

/** @returns the texts of a source that stand outside of the macros, each with its line */
function strayTexts(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${name}:${line + 1} ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (isMacro(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text) && !isCode(node.text.trim())) report(node, node.text);
    if (isText(node) && isRead(node)) report(node, node.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isMacro(node: ts.Node): boolean {
  if (ts.isJsxElement(node)) return macros.has(node.openingElement.tagName.getText());
  if (ts.isJsxSelfClosingElement(node)) return macros.has(node.tagName.getText());
  if (ts.isTaggedTemplateExpression(node)) return macros.has(node.tag.getText());
  return ts.isCallExpression(node) && macros.has(node.expression.getText());
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** A sentence wherever it stands, and any word in a place that people read. */
function isRead(node: ts.StringLiteralLike | ts.TemplateExpression): boolean {
  const words = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … ')
    : node.text;
  if (/^\p{Lu}\p{Ll}*,? \p{Ll}+/u.test(words)) return true;
  const isSpoken = ts.isJsxAttribute(node.parent) && spoken.has(node.parent.name.getText());
  return isSpoken && /\p{L}{2}/u.test(words) && !isCode(words);
}

/** `deploy.*`, `https://example.org`, `UTC`: the same in every language. */
function isCode(text: string): boolean {
  return /^([\p{Ll}\d]*[.*:/_@-][\w.*:/@-]*|\p{Lu}{2,5})$/u.test(text);
}

describe('texts of the console', () => {
  it('are found where they stand outside of the catalogues', () => {
    const source = `
      import { t } from 'x';
      export const a = <p title="Spoken">Some text {b ? 'Another text here' : t\`kept\`}<Trans>kept too</Trans></p>;
      const words = { c: 'A sentence of words', d: msg\`A sentence of words\`, e: 'org:read' };`;
    expect(strayTexts('example.tsx', source)).toStrictEqual([
      'example.tsx:3 "Spoken"',
      'example.tsx:3 Some text',
      "example.tsx:3 'Another text here'",
      "example.tsx:4 'A sentence of words'",
    ]);
  });

  it('stand in the catalogues, all of them', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: browser }).filter((path) => !path.includes('.test.'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((path) => strayTexts(path, readFileSync(join(browser, path), 'utf8')))).toStrictEqual([]);
  });

  it.each(['de', 'es', 'fr', 'it', 'pt'])('are translated, with the same places for values: %s', (language) => {
    const catalogue = entriesOf(readFileSync(join(locales, `${language}.po`), 'utf8'));
    const english = entriesOf(readFileSync(join(locales, 'en.po'), 'utf8'));
    expect(english.size).toBeGreaterThan(0);
    expect([...catalogue.keys()]).toStrictEqual([...english.keys()]);
    const wrong = [...catalogue].filter(([id, text]) => text === '' || placesOf(text) !== placesOf(id));
    expect(wrong).toStrictEqual([]);
  });
});

/** The texts of a PO file by their ids, which are the English ones. */
function entriesOf(po: string): Map<string, string> {
  const entries = po.split(/\n{2,}/).map((entry) => {
    const [id, text] = ['msgid', 'msgstr'].map((key) => {
      const lines = new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '';
      return [...lines.matchAll(/"(.*)"/g)].map(([, part]) => JSON.parse(`"${part}"`) as string).join('');
    });
    return [id!, text!] as const;
  });
  return new Map(entries.filter(([id]) => id !== ''));
}

/** Names of values and tags, whatever their order: `0 <0> count`. Branches of a plural are counted once. */
function placesOf(text: string): string {
  const places = [...text.matchAll(/<\/?\d+\/?>|\{\s*([\w.]+)\s*[,}]/g)].map(([tag, name]) => name ?? tag);
  return [...new Set(places)].sort().join(' ');
}
