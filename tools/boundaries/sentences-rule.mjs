/*
 * Sentences of comments stay short (CONTRIBUTING.md, Style): at most 25 words to a full stop, a colon or a semicolon.
 * Not counted are code, lists, tables, lines with addresses of the web, and what tools read (`eslint-disable`, …).
 */
const maxWords = 25;
const isForTools = /^\s*(eslint|@ts-|prettier-|istanbul|@vite|[#@]__)/;
/** Begins something of its own: the text of a tag, a row, an item of a list. */
const isNotProse = /^(?:[-*|] |\||\d+\. )|https?:\/\//;

/** Comments of one line each that stand below each other are one text. */
function texts(sourceCode) {
  const found = [];
  for (const comment of sourceCode.getAllComments()) {
    if (isForTools.test(comment.value)) continue;
    const before = found.at(-1);
    if (before && comment.type === 'Line' && continues(before.last, comment, sourceCode)) {
      before.text += `\n${comment.value}`;
      before.last = comment;
    } else found.push({ first: comment, last: comment, text: comment.value });
  }
  return found;
}

function continues(before, comment, sourceCode) {
  if (before.type !== 'Line' || before.loc.start.line + 1 !== comment.loc.start.line) return false;
  return sourceCode.text.slice(before.range[1], comment.range[0]).trim() === '';
}

/** What is prose, a paragraph each. */
function paragraphs(text) {
  const found = [''];
  let isCode = false;
  for (const line of text.split('\n').map((one) => one.replace(/^\s*\*/, '').trim())) {
    if (line.startsWith('```')) isCode = !isCode;
    else if (line.startsWith('@')) isCode = line.startsWith('@example');
    if (line === '' || line.startsWith('@') || isNotProse.test(line)) found.push('');
    if (isCode || isNotProse.test(line)) continue;
    found.push(`${found.pop()} ${line.replace(/^@\w+(?: \{[^}]*\})?/, '')}`);
  }
  return found;
}

function longSentences(text) {
  return paragraphs(text)
    .flatMap((paragraph) => paragraph.replace(/`[^`]*`/g, '`code`').split(/[.!?;:]["')”]*\s/))
    .map((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)))
    .filter((words) => words.length > maxWords);
}

const sentences = {
  meta: {
    type: 'suggestion',
    messages: { long: 'A sentence of {{length}} words, {{maxWords}} at most: “{{start}} …”' },
    schema: [],
  },
  create: (context) => ({
    Program() {
      for (const { first, last, text } of texts(context.sourceCode))
        for (const words of longSentences(text))
          context.report({
            loc: { start: first.loc.start, end: last.loc.end },
            messageId: 'long',
            data: { length: words.length, maxWords, start: words.slice(0, 6).join(' ') },
          });
    },
  }),
};

export default { rules: { sentences } };
