/**
 * Meaning of unquoted values in YAML 1.1, which Spring Boot uses (SnakeYAML). In YAML 1.2, which most editors use, `on`, `0777` and
 * `1:30` have other meanings.
 */
import type {ScalarKind} from './tree';

/** Misleading forms. */
export type Surprise = 'switch' | 'truth' | 'octal' | 'sexagesimal' | 'underscores' | 'float';

const nothing = /^(?:~|null|Null|NULL|)$/;
const truth = /^(?:true|True|TRUE|false|False|FALSE)$/;
/** Values that become lower case when converted back to text. */
const capitalTruth = /^(?:True|TRUE|False|FALSE)$/;
const switches = /^(?:yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$/;
const sexagesimal = /^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const octal = /^[-+]?0[0-7_]*[0-7][0-7_]*$/;
const decimal = /^[-+]?(?:0|[1-9][0-9_]*)$/;
const otherInteger = /^[-+]?0(?:b[01_]+|x[0-9a-fA-F_]+)$/;
const float =
  /^[-+]?(?:[0-9][0-9_]*\.[0-9_]*(?:[eE][-+]?[0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+]?[0-9]+)?|\.(?:inf|Inf|INF))$/;

/** Value of an unquoted text. */
export function kindOfPlain(text: string): ScalarKind {
  if (nothing.test(text)) {
    return 'null';
  }
  if (truth.test(text) || switches.test(text)) {
    return 'boolean';
  }
  const isNumber = [sexagesimal, octal, decimal, otherInteger, float].some((form) => form.test(text));
  return isNumber ? 'number' : 'string';
}

/** Unexpected meaning of an unquoted value, or undefined. */
export function surpriseOf(text: string): Surprise | undefined {
  const forms = {switch: switches, truth: capitalTruth, sexagesimal, octal};
  const names = Object.keys(forms) as (keyof typeof forms)[];
  const isNumberWithUnderscores = text.includes('_') && kindOfPlain(text) === 'number';
  return names.find((name) => forms[name].test(text)) ?? (isNumberWithUnderscores ? 'underscores' : undefined);
}
