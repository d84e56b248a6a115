// cspell:ignore Concurent
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';

/** A value that must not leave the page, and a text with it and three findings. */
export const secret = 's3cr3t-0f-th3-r3ad3r';
export const broken = `spring:\n  datasource:\n    password: ${secret}\njadice-flow:\n  system:\n    lockJobConfiguration: never\n    maximumConcurentJobCount: 4\n`;

/** A published sample, for a file picker. */
export const sample = (name: string): {name: string; mimeType: string; buffer: Buffer} => ({
  name: path.basename(name),
  mimeType: 'text/yaml',
  buffer: readFileSync(`static/samples/${name}`),
});

/** The page `/check` with its tool. */
export class CheckPage {
  constructor(private readonly page: Page) {}
  get tool(): Locator {
    return this.page.getByRole('region', {name: 'Check'});
  }
  get text(): Locator {
    return this.page.getByRole('textbox', {name: /^Text of/});
  }
  get status(): Locator {
    return this.tool.getByRole('status');
  }
  get findings(): Locator {
    return this.tool.getByRole('region', {name: 'Findings'}).locator('ol > li');
  }
  /** The tabs of the open files. */
  get tabs(): Locator {
    return this.tool.getByRole('list', {name: 'Open files'}).getByRole('listitem');
  }
  /** The selected text in the text field. */
  selected(): Promise<string> {
    return this.text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  }
  /** The text of the file that a button saves. */
  async save(name: string): Promise<string> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.tool.getByRole('button', {name}).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  }
  async open(): Promise<void> {
    await this.page.goto('check', {waitUntil: 'commit'});
    // The tool loads after the page, which takes long on a busy machine.
    await expect(this.tool).toBeVisible({timeout: 60_000});
  }
}
