import {RuleTester} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, it} from 'vitest';
import bareText from '../bareText.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: {parser: tseslint.parser, parserOptions: {ecmaFeatures: {jsx: true}}},
});

tester.run('bare-text', bareText, {
  valid: [
    "<p>{is ? 'one' : 'two'}</p>",
    "<p>\n  {is && 'only'}\n</p>",
    '<p><b>1</b>{is && <span>, </span>}</p>',
    '<p><b>1</b>{text}</p>',
    '<p><b>1</b>{is && <><b>2</b></>}</p>',
  ],
  invalid: [
    "<p><b>1</b>{is && ', '}</p>",
    '<p>{is && `of ${all}`} <b>1</b></p>',
    "<p>{is ? 'one' : null}{other}</p>",
    '<p><b>1</b>{is && <><a />.</>}</p>',
    "<><b>1</b>{is && (other ? 'x' : 'y')}</>",
  ].map((code) => ({code, errors: [{messageId: 'bare'}]})),
});
