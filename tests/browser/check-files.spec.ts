/** Files that are opened again, dropped or edited: nothing of the reader's work is lost. */
// cspell:ignore Configuraton
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {broken, type CheckPage, sample} from './pages/check';
import {expect, test} from './pages/fixtures';

const controller = sample('tutorial-01/controller-config/application.yaml');
const worker = sample('tutorial-01/worker-config/application.yaml');
const other = (name: string, text: string) => ({name, mimeType: 'text/yaml', buffer: Buffer.from(text)});
const open = (check: CheckPage, ...files: {name: string; mimeType: string; buffer: Buffer}[]): Promise<void> =>
  check.tool.locator('input[type="file"]').setInputFiles(files);

/** Whether the page prevents the action of the browser for an event of the window. */
const isPrevented = (page: Page, type: string): Promise<boolean> =>
  page.evaluate((name) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['a: 1\n'], 'dropped.yaml'));
    const event =
      name === 'beforeunload'
        ? new Event(name, {cancelable: true})
        : new DragEvent(name, {cancelable: true, bubbles: true, dataTransfer});
    (name === 'beforeunload' ? window : document.querySelector('footer')!).dispatchEvent(event);
    return event.defaultPrevented;
  }, type);

test('a corrected file replaces the open one of its component, and both can be kept', async ({check}) => {
  const text = controller.buffer.toString();
  await open(check, controller);
  await expect(check.tabs).toHaveText([/^application\.yaml controller/]);
  await open(check, worker);
  await expect(check.tabs).toHaveText([/^application\.yaml controller/, /^worker\/application\.yaml worker/]);
  await expect(check.tool.getByRole('heading', {name: 'worker/application.yaml worker'})).toBeVisible();
  await open(check, other('application.yaml', `${text}\n# corrected\n`));
  await expect(check.tool.getByRole('alert')).toContainText('application.yaml (controller) was replaced.');
  await expect(check.tabs).toHaveCount(2);
  await expect(check.text).toHaveValue(/# corrected\n$/);
  await expect(check.findings.filter({hasText: 'Two controllers share a database'})).toHaveCount(0);
  await check.tool.getByRole('button', {name: 'Keep both'}).click();
  await expect(check.tabs).toHaveCount(3);
  await expect(check.tabs.getByRole('button', {pressed: true})).toBeFocused();
});

test('a text that is pasted anywhere on the page opens as a file', async ({page, check}) => {
  const paste = (text: string): Promise<boolean> =>
    page.evaluate((one) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', one);
      const event = new ClipboardEvent('paste', {bubbles: true, cancelable: true, clipboardData});
      return !document.querySelector('h1')!.dispatchEvent(event);
    }, text);
  expect(await paste(broken)).toBe(true);
  await expect(check.text).toHaveValue(broken);
  await expect(check.tabs).toHaveText([/1 error.*2 warnings/s]);
  await paste('services:\n  a: {image: alpine}\n');
  await expect(check.tabs).toHaveCount(2);
});

test('each fix can be undone with the keyboard and a button, and the focus goes to the next one', async ({
  page,
  check,
}) => {
  const two = broken.replace('lockJobConfiguration: never', 'lockJobConfiguraton: true');
  await open(check, other('a.yaml', two), other('b.yaml', broken));
  await check.tabs.getByRole('button', {name: 'b.yaml'}).click();
  const fixes = check.findings.getByRole('button', {name: /^Use /});
  await expect(fixes).toHaveCount(3);
  const first = await check.findings.evaluateAll((all) => all.findIndex((one) => one.querySelector(':scope > button')));
  const next = await check.findings
    .nth(first + 1)
    .locator('p')
    .first()
    .innerText();
  await fixes.nth(0).press('Enter');
  // The file of the fix is shown, although another one was.
  await expect(check.tabs.getByRole('button', {pressed: true})).toHaveText(/^a\.yaml/);
  await expect(fixes).toHaveCount(2);
  const focused = check.findings.filter({has: page.locator('button:focus')});
  await expect(focused.locator('p').first()).toHaveText(next);
  const once = await check.text.inputValue();
  expect(once).not.toBe(two);
  await page.keyboard.press('Control+z');
  await expect(check.text).toHaveValue(two);
  await page.keyboard.press('Control+Shift+Z');
  await expect(check.text).toHaveValue(once);
  await check.tool.getByRole('button', {name: 'Undo'}).click();
  await expect(check.text).toHaveValue(two);
  await expect(check.tool.getByRole('button', {name: 'Undo'})).toBeFocused();
  await expect(fixes).toHaveCount(3);
});

test('the page asks before changes get lost, and not otherwise', async ({page, check}) => {
  const isAsked = (): Promise<boolean> => isPrevented(page, 'beforeunload');
  expect(await isAsked()).toBe(false);
  await open(check, other('a.yaml', 'stage: dev\r\n'));
  await expect(check.text).toHaveValue('stage: dev\n');
  expect(await isAsked()).toBe(false);
  await check.text.fill('stage: test\n');
  await expect.poll(isAsked).toBe(true);
  expect(await check.save('Save file')).toBe('stage: test\r\n');
  await expect.poll(isAsked).toBe(false);
  await check.text.press('Control+z');
  await expect.poll(isAsked).toBe(true);
  // A link asks too, and closing the file.
  const questions: string[] = [];
  let isAccepted = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (isAccepted ? dialog.accept() : dialog.dismiss());
  });
  await page.getByRole('main').getByRole('link', {name: 'Tools'}).click();
  await check.tool.getByRole('button', {name: 'Close file'}).click();
  await expect(check.text).toHaveValue('stage: dev\n');
  expect(questions).toEqual([expect.stringContaining('not saved'), expect.stringContaining('a.yaml are not saved')]);
  isAccepted = true;
  await page.getByRole('main').getByRole('link', {name: 'Tools'}).click();
  await expect(page).toHaveURL(/\/tools\/?$/);
  await expect.poll(isAsked).toBe(false);
  expect(questions).toHaveLength(3);
});

test('files dropped anywhere on the page are opened, until it is left', async ({page, check}) => {
  expect(await isPrevented(page, 'dragover')).toBe(true);
  expect(await isPrevented(page, 'drop')).toBe(true);
  await expect(check.text).toHaveValue('a: 1\n');
  await page.getByRole('main').getByRole('link', {name: 'Tools'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Tools'})).toBeVisible();
  expect(await isPrevented(page, 'drop')).toBe(false);
  await page.goBack();
  await expect(check.text).toHaveValue('');
  await isPrevented(page, 'drop');
  await expect(check.tabs).toHaveText([/^dropped\.yaml/]);
});

test('a dropped folder is opened with the names of its folders', async ({page, check}, info) => {
  const folder = info.outputPath('stack');
  for (const part of ['controller', 'worker']) {
    mkdirSync(path.join(folder, part), {recursive: true});
    writeFileSync(path.join(folder, part, 'application.yaml'), (part === 'worker' ? worker : controller).buffer);
  }
  writeFileSync(path.join(folder, 'logo.png'), 'none');
  const {x, y} = (await page.getByRole('heading', {level: 1}).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = {items: [], files: [folder], dragOperationsMask: 1};
    await session.send('Input.dispatchDragEvent', {type, x: x + 5, y: y + 5, data});
  }
  await expect(check.tabs).toHaveText([/stack\/controller\/application\.yaml/, /stack\/worker\/application\.yaml/]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 664}, hasTouch: true, isMobile: true});

  test('text and first finding of an opened file are seen together, also with three tabs', async ({page, check}) => {
    await open(check, other('application.yaml', broken), worker, sample('tutorial-01/docker-compose.yaml'));
    await expect(check.tabs).toHaveCount(3);
    await expect(check.findings.first()).toBeInViewport({ratio: 1});
    await expect(check.text).toBeInViewport();
    await check.findings.first().getByRole('button', {name: /line/}).tap();
    await expect(check.findings.first()).toBeInViewport({ratio: 1});
    await expect.poll(() => check.selected()).not.toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
