import nx from '@nx/eslint-plugin';
import stylistic from '@stylistic/eslint-plugin';
import tseslint from 'typescript-eslint';
import rooms from './tools/boundaries/rooms-rule.mjs';
import comments from './tools/boundaries/sentences-rule.mjs';

/** Which project may import which (docs/architecture.md#layout). What is not named here is refused. */
const boundaries = [
  { sourceTag: 'lib:contracts', onlyDependOnLibsWithTags: [], allowedExternalImports: ['zod'] },
  { sourceTag: 'lib:signatures', onlyDependOnLibsWithTags: [], allowedExternalImports: [] },
  {
    sourceTag: 'lib:client',
    onlyDependOnLibsWithTags: ['lib:contracts', 'lib:signatures'],
    allowedExternalImports: ['openapi-fetch', 'openapi-typescript-helpers'],
  },
  { sourceTag: 'lib:egress', onlyDependOnLibsWithTags: [], allowedExternalImports: ['undici'] },
  { sourceTag: 'lib:look', onlyDependOnLibsWithTags: [], allowedExternalImports: [] },
  { sourceTag: 'lib:service-kit', onlyDependOnLibsWithTags: ['lib:contracts', 'lib:signatures', 'lib:look'] },
  {
    sourceTag: 'lib:delivery',
    onlyDependOnLibsWithTags: ['lib:contracts', 'lib:signatures', 'lib:service-kit', 'lib:egress'],
    bannedExternalImports: ['bullmq', '@nestjs/bullmq'],
  },
  { sourceTag: 'lib:testing', onlyDependOnLibsWithTags: ['lib:*'] },
  ...['identity', 'organizations', 'webhooks', 'notifications', 'links'].map((app) => ({
    sourceTag: `app:${app}`,
    onlyDependOnLibsWithTags: [
      'lib:contracts',
      'lib:signatures',
      'lib:look',
      'lib:service-kit',
      'lib:egress',
      'lib:delivery',
    ],
    bannedExternalImports: ['bullmq', '@nestjs/bullmq'],
  })),
  {
    sourceTag: 'app:console',
    onlyDependOnLibsWithTags: ['lib:contracts', 'lib:client', 'lib:look'],
  },
  { sourceTag: 'app:e2e', onlyDependOnLibsWithTags: ['lib:contracts', 'lib:signatures', 'lib:testing'] },
  { sourceTag: 'tool:*', onlyDependOnLibsWithTags: ['lib:*'] },
];

/** Tests may use the bench. */
const boundariesOfTests = boundaries.map(({ allowedExternalImports, bannedExternalImports, ...rule }) => ({
  ...rule,
  onlyDependOnLibsWithTags: [
    ...rule.onlyDependOnLibsWithTags,
    'lib:testing',
    // Code samples of webhooks are held against the library.
    ...(rule.sourceTag === 'app:console' ? ['lib:signatures'] : []),
  ],
}));

const enforce = (depConstraints) => ({
  '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: true, allow: [], depConstraints }],
});

const environmentRule = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Settings are read in config.ts only.',
};

/** Of what only Node has. */
const message = 'Browsers import the client: only its entry point for webhooks needs Node.';

export default tseslint.config(
  { ignores: ['**/dist', '**/.data', '**/node_modules', '**/.nx', 'libs/client/src/generated'] },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: { '@stylistic': stylistic, comments },
    rules: {
      'comments/sentences': 'error',
      // Prettier wraps code. This is for comments, and for SQL and HTML in template literals.
      '@stylistic/max-len': ['error', { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreRegExpLiterals: true }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommendedTypeChecked, ...tseslint.configs.stylistic],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx, rooms },
    rules: {
      ...enforce(boundaries),
      'rooms/imports': 'error',
      'no-restricted-syntax': ['error', environmentRule],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['libs/client/src/*.ts'],
    ignores: ['**/*.test.ts', 'libs/client/src/webhooks.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '^(node:|@platform/signatures)', message }] }] },
  },
  {
    files: ['**/*.test.ts', '**/*.test-helper.ts', 'libs/testing/**/*.ts', 'apps/e2e/**/*.ts'],
    rules: {
      ...enforce(boundariesOfTests),
      'no-restricted-syntax': 'off',
      'max-lines': 'off',
      // Answers are asserted on, whatever their type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  {
    files: [
      '**/config.ts',
      'libs/service-kit/src/start/start.ts',
      'libs/service-kit/src/cli/cli.ts',
      'tools/jest/src/*.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['tools/**/*.ts'], rules: { '@typescript-eslint/no-base-to-string': 'off' } },
  { files: ['apps/*/src/**/message-types.ts'], rules: { 'max-lines': 'off' } },
);
