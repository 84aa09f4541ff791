import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'es', 'fr', 'it', 'pt'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src/browser'] }],
  // Line numbers would change with every line of code.
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
