import { compileMessage } from '@lingui/message-utils/compileMessage';

/** What the macros of Lingui write before the object that describes a text. */
const mark = '/*i18n*/';

/**
 * Compiles the English texts in the code, as Lingui compiles those of the catalogues. Else the browser would need the
 * compiler: 7 KB on the first page. Comes after the plugin that expands the macros.
 */
export function compiledTexts() {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/browser\/.*\.tsx?$/, code: mark },
      handler(code) {
        const texts = [];
        collect(this.parse(code, { lang: 'tsx' }), code, texts);
        // From the end, so that the places of the others stay right.
        const compiled = texts
          .sort((one, other) => other.start - one.start)
          .reduce(
            (text, { start, end, value }) =>
              text.slice(0, start) + JSON.stringify(compileMessage(value)) + text.slice(end),
            code,
          );
        return { code: compiled, map: null };
      },
    },
  };
}

function collect(node, code, texts) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'ObjectExpression' && code.slice(0, node.start).trimEnd().endsWith(mark))
    for (const { key, value } of node.properties) if (key?.name === 'message') texts.push(value);
  for (const child of Object.values(node)) collect(child, code, texts);
}
