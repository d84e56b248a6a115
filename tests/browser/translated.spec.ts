// cspell:ignore Schnittstelle Festplatte voll
import type {Locator} from '@playwright/test';
import {broken, sample} from './pages/check';
import {expect, test} from './pages/fixtures';
import {openTemplate, templates} from './pages/templates';

/** Replaces the text nodes of a page, and those that come later, as the translation of a browser does: each by elements with the new text. */
function translatePage(): void {
  const kept = 'script, style, code, pre, textarea, title, [translate="no"], font';
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement!.closest(kept)) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, {childList: true, characterData: true, subtree: true});
}

/** Uses the controls of a page: types into each field, chooses the last option of each list, and presses each button twice. */
async function useControls(controls: readonly Element[]): Promise<void> {
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
  const setters = {
    INPUT: Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!,
    TEXTAREA: Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!,
    SELECT: Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!,
  };
  for (const control of controls) {
    const setter = setters[control.tagName as keyof typeof setters] as PropertyDescriptor | undefined;
    const isText = setter && !/^(?:checkbox|radio|file)$/.test((control as HTMLInputElement).type);
    const values =
      control instanceof HTMLSelectElement ? [control.options[control.options.length - 1]!.value] : ['job', ''];
    for (const value of isText ? values : ['', '']) {
      if (!control.isConnected) {
        break;
      } else if (isText) {
        setter.set!.call(control, value);
        control.dispatchEvent(new Event('input', {bubbles: true}));
        control.dispatchEvent(new Event('change', {bubbles: true}));
      } else {
        (control as HTMLElement).click();
      }
      await settle();
    }
  }
}

const more = [
  ['the symptoms', 'docs/operations/troubleshooting'],
  ['a checklist', 'docs/operations/updates'],
  ['all keys', 'configuration'],
  ['the file check', 'check'],
] as const;

// The not-found page reports its own status as an error.
test.use({expectedErrors: /status of 404/});

for (const [name, path] of [...templates, ...more]) {
  test(`${name} can be used after the browser has translated it`, async ({page, site}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openTemplate(site, path);
    await page.evaluate(translatePage);
    // Not the links, and not what leaves the page, prints or opens a file.
    const controls = page.locator('main').locator('input, textarea, select, button:not([type="reset"])');
    await controls.evaluateAll((all) => all.slice(0, 40).length);
    await controls.evaluateAll(useControls);
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await site.navbar.getByRole('link', {name: 'Help', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Help');
    await page.goBack();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('the translated file check shows what is found now', async ({page, check}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.evaluate(translatePage);
  await check.text.fill(broken);
  await expect(check.findings).toHaveCount(3);
  const inLine = (line: number): Locator => check.findings.getByRole('button', {name: new RegExp(`, line ${line}$`)});
  await expect(inLine(7)).toHaveCount(1);
  await check.text.fill(`# first\n\n${broken}`);
  await expect(inLine(9)).toHaveCount(1);
  await check.tool.getByRole('textbox', {name: 'Name'}).fill('workers.yaml');
  await expect(check.tabs.first()).toContainText('workers.yaml');
  // What is said about a file has parts, whose number changes with its type.
  for (const text of ['services:\n  a:\n    image: b\n', 'job-templates: []\n', '{"a": 1', '', broken]) {
    await check.text.fill(text);
    await expect(check.tool.getByRole('heading', {name: /workers\.yaml/})).toHaveCount(text === '' ? 0 : 1);
  }
  await expect(inLine(7)).toHaveCount(1);
  await check.tool.locator('input[type="file"]').setInputFiles([sample('workflows/branch.yaml')]);
  await expect(check.tool.getByRole('region', {name: 'Job flow'})).toBeVisible();
  await check.text.fill('');
  await expect(check.tool.getByRole('region', {name: 'Job flow'})).toHaveCount(0);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('numbers of the translated symptoms stay true', async ({page, site}) => {
  await site.open('docs/operations/troubleshooting');
  await page.evaluate(translatePage);
  const form = page.getByRole('search', {name: 'Symptoms'});
  await form.getByLabel('Log line or symptom').fill('java.lang.OutOfMemoryError: Java heap space');
  await expect(form.getByRole('status')).toHaveText('1 symptom found');
  const match = page.getByRole('region', {name: 'Matching symptom'});
  await expect(match.locator('b').first()).toHaveText('Out of memory');
  // Another line that has one match.
  await form.getByLabel('Log line or symptom').fill('Die Festplatte ist voll');
  await expect(match.locator('b').first()).toHaveText('Disk is full');
  await expect(match).toContainText('The disk or bucket is full.');
  await form.getByLabel('Log line or symptom').fill('zebra');
  await expect(form.getByRole('status')).toContainText('No symptom matches');
  await form.getByLabel('Log line or symptom').fill('');
  await expect(form.getByRole('status')).toHaveText(/^\d+ symptoms$/);
});

test('the translated page of results searches again', async ({page, site}) => {
  await openTemplate(site, 'search?q=heap');
  await page.evaluate(translatePage);
  for (const query of ['worker', 'qqqqzzzz', 'Schnittstelle', '']) {
    await page.getByRole('searchbox', {name: 'Search'}).fill(query);
    await expect(page.getByRole('status').first()).toHaveText(
      query === '' ? '' : query === 'qqqqzzzz' ? 'No results were found' : /^\d+ sections found$/,
    );
    await page.evaluate(translatePage);
  }
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});
