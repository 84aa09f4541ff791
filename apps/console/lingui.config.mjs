import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** One catalogue for the frame, and one for each area: a page loads no texts of the others. */
const areas = ['applications', 'links', 'notifications', 'organization'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'es', 'fr', 'it', 'pt'],
  catalogs: [
    ...areas.map((area) => ({
      path: `<rootDir>/locales/{locale}/${area}`,
      include: [`<rootDir>/src/browser/pages/${area}`],
    })),
    {
      path: '<rootDir>/locales/{locale}/frame',
      include: ['<rootDir>/src/browser'],
      exclude: [...areas.map((area) => `<rootDir>/src/browser/pages/${area}/**`), '**/*.test.*'],
    },
  ],
  // Without the numbers of lines, which change with every edit.
  format: formatter({ lineNumbers: false }),
});
