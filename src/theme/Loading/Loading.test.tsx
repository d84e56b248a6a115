/** @vitest-environment happy-dom */
import {readFileSync} from 'node:fs';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import Loading from '.';

const sheet = readFileSync('src/theme/Loading/styles.module.css', 'utf8');
const {device} = (window as unknown as {happyDOM: {settings: {device: {prefersReducedMotion: string}}}}).happyDOM
  .settings;

afterEach(cleanup);

it.each([
  ['reduce', ''],
  ['no-preference', 'turn 1s linear infinite'],
])('a ring beside the word turns if the reader has for motion: %s', (motion, animation) => {
  device.prefersReducedMotion = motion;
  render(<Loading pastDelay />);
  const status = screen.getByRole('status');
  const ring = status.querySelector('span')!;
  document.head.innerHTML = `<style>${sheet.replace('.ring', `.${ring.className}`)}</style>`;
  expect(status.textContent.trim()).toBe('Loading');
  expect(getComputedStyle(ring).animation).toBe(animation);
});
