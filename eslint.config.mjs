import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Forbids imports whose path goes through one of some folders; `why` is what the author reads. */
const without = (files, folders, why) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {patterns: [{regex: `^(?:\\.{1,2}/|@site/).*\\b(?:${folders.join('|')})(?:/|$)`, message: why}]},
    ],
  },
});

export default tseslint.config(
  {
    ignores: ['node_modules/', '.docusaurus/', 'build/', 'build-*/', 'static/', 'playwright-report/', 'test-results/'],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: {allowDefaultProject: ['*.mjs', 'scripts/*.mjs']},
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    },
  },
  {files: ['src/**'], plugins: {'react-hooks': reactHooks}, rules: reactHooks.configs.recommended.rules},
  // The house, see ARCHITECTURE.md. Of several entries for a file, ESLint takes the last.
  without(
    ['src/{plugins,fixes,theme,components,pages}/**'],
    ['speed'],
    'The site works without src/speed: only docusaurus.config.ts imports it.',
  ),
  without(
    ['src/config/**'],
    ['plugins', 'speed', 'fixes', 'theme', 'components', 'pages'],
    'src/config holds values: it imports no plugin, and nothing that shows pages.',
  ),
  without(
    ['src/lib/**'],
    ['plugins', 'speed', 'fixes', 'theme', 'components', 'pages', 'config'],
    'src/lib is what several use, and knows none of them.',
  ),
  without(['scripts/**'], ['bench'], 'bench imports scripts/lib; the other way round would be a circle.'),
  {files: ['**/*.{mjs,cjs}'], ...tseslint.configs.disableTypeChecked},
);
