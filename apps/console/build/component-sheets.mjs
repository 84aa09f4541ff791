/**
 * Imports the style sheet of each component of Mantine together with it: those of all components are twice as large as
 * those of the ones in use, and one that is forgotten shows its component bare. A component of a later page has its
 * sheet with that page.
 */
export function componentSheets() {
  return {
    name: 'component-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@mantine\/core\/esm\/.*\.module\.mjs$/ },
      handler: (code, id) => ({
        code: `import '@mantine/core/styles/${id.match(/(\w+)\.module\.mjs$/)[1]}.css';\n${code}`,
        moduleSideEffects: false,
        map: null,
      }),
    },
  };
}
