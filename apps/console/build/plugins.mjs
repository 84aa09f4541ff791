// What Vite needs beside React, for the built pages and for those of `npm run dev`.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';

// Lingui's own transform comes as a binary that npm leaves out on older versions of Node than the pinned one.
process.env.LINGUI_SUPPRESS_BABEL_WARNING = '1';

const root = join(import.meta.dirname, '..');
// The macros look for it in the folder that the bundler was started in.
process.env.LINGUI_CONFIG = join(root, 'lingui.config.mjs');
const mantine = dirname(dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))));

/**
 * Every plugin of the console's pages. `styles.changed` names the modules whose style elements were replaced.
 *
 * @param isDev texts stay in the code, as those that are being written are in no catalogue yet
 */
export function plugins(isDev = false) {
  const styles = adoptedStyles();
  return {
    plugins: [
      lingui({ cwd: root }),
      babel({
        presets: [linguiTransformerBabelPreset({ descriptorFields: isDev ? 'message' : 'id-only' }, { cwd: root })],
      }),
      react(),
      mantineSheets(),
      styles.plugin,
    ],
    styles,
  };
}

/**
 * The content security policy and Trusted Types refuse `<style>` elements that scripts write. The three that Mantine
 * writes become adopted style sheets, and so does the one that keeps the page behind a dialog from scrolling.
 */
function adoptedStyles() {
  const sheet = join(root, 'src', 'browser', 'style', 'adopted-sheet.ts');
  const singleton = join(root, 'src', 'browser', 'style', 'style-singleton.ts');
  const changed = new Set();
  const plugin = {
    name: 'adopted-styles',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-style-singleton' ? singleton : undefined),
    transform(code, id) {
      if (!/\/@mantine\/[a-z]+\/esm\//.test(id) || !code.includes('jsx("style", ')) return undefined;
      changed.add(id.replace(/^.*\//, ''));
      const replaced = code.replaceAll('jsx("style", ', 'jsx(AdoptedSheet, ');
      return { code: `import { AdoptedSheet } from ${JSON.stringify(sheet)};\n${replaced}`, map: null };
    },
  };
  return { plugin, changed };
}

/** Each part of Mantine brings its own style sheet, so that a page loads those of the parts that it shows. */
function mantineSheets() {
  return {
    name: 'mantine-sheets',
    enforce: 'pre',
    transform(code, id) {
      const [, folder, name] = /\/@mantine\/([a-z]+)\/esm\/.*\/([\w-]+)\.module\.mjs$/.exec(id) ?? [];
      if (!name) return undefined;
      const own = join(mantine, 'core', 'styles', `${name}.css`);
      const path = folder === 'core' ? own : join(mantine, folder, 'styles.css');
      if (!existsSync(path)) throw new Error(`no style sheet of ${name} in @mantine/${folder}`);
      return { code: `import ${JSON.stringify(path)};\n${code}`, map: null };
    },
  };
}
