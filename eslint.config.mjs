import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import bareText from './tests/bareText.mjs';

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
        projectService: {allowDefaultProject: ['*.mjs', 'scripts/*.mjs', 'tests/*.mjs']},
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
  {files: ['src/**/*.tsx'], plugins: {own: {rules: {'bare-text': bareText}}}, rules: {'own/bare-text': 'error'}},
  {files: ['**/*.{mjs,cjs}'], ...tseslint.configs.disableTypeChecked},
);
