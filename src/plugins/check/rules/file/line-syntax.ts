import type {Rule} from '../rule';
import {problemsOf} from './problem';

export const lineSyntax: Rule = {
  code: 'line-syntax',
  certainty: 'wrong',
  title: 'Line without a name in an .env file',
  why: 'Docker Compose reads lines of the form `NAME=value`, and comments. It stops at anything else.',
  todo: 'Write `NAME=value`, or put a `#` in front of the line.',
  help: 'installation/docker-compose#install-the-stack',
  check: problemsOf('line-syntax'),
};
