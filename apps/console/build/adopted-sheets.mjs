import { fileURLToPath } from 'node:url';

/** The modules of Mantine that render a `<style>` element, which the content security policy refuses. */
const known = ['InlineStyles', 'MantineClasses', 'MantineCssVariables'];

const source = (name) => fileURLToPath(new URL(`../src/browser/theme/${name}`, import.meta.url));

/**
 * Gives the browser every style that is made while the page runs as an adopted style sheet. Neither `style-src` nor
 * Trusted Types govern those, so the policy stays as strict as it is.
 *
 * @throws {Error} unless exactly the known modules were changed: a new version of Mantine may have one more.
 */
export function adoptedSheets() {
  const changed = new Set();
  return {
    name: 'adopted-sheets',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-style-singleton$/ },
      handler: () => source('style-singleton.ts'),
    },
    transform: {
      filter: { id: /\/@mantine\/.*\.mjs/, code: /jsxs?\("style"/ },
      handler(code, id) {
        changed.add(id.match(/([^/]+)\.mjs/)[1]);
        return {
          code: `import { AdoptedSheet } from ${JSON.stringify(source('adopted-sheet.ts'))};\n${code.replaceAll(
            /jsx\("style"/g,
            'jsx(AdoptedSheet',
          )}`,
          map: null,
        };
      },
    },
    buildEnd(err) {
      const found = [...changed].sort().join(', ');
      if (!err && found !== known.join(', ')) throw new Error(`Mantine renders <style> in: ${found || 'no module'}`);
    },
  };
}
