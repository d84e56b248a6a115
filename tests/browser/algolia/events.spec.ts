import {expect, test} from '../pages/fixtures';
import {answerWith, connect, hitsOf, openAtRest, origins, renewServer, server, typeSlowly} from './service';

test.use({answeredOrigins: origins});
test.beforeEach(renewServer);
test.afterEach(() => server.stop());

test.describe('events', () => {
  /** The events of a kind, in turn. */
  const sent = (kind: 'view' | 'click'): {objectIDs: string[]; positions?: number[]}[] =>
    server.received
      .filter(({path}) => path === '/1/events')
      .flatMap(({body}) => (body as {events: {eventType: string; objectIDs: string[]; positions?: number[]}[]}).events)
      .filter(({eventType}) => eventType === kind);
  /** The objects that they name, event by event. */
  const events = (kind: 'view' | 'click'): string[][] => sent(kind).map(({objectIDs}) => objectIDs);

  for (const [row, way] of [
    [1, 'mouse'],
    [3, 'mouse'],
    [3, 'Enter'],
  ] as const) {
    test(`about row ${row}, chosen by ${way}, name its position`, async ({page}) => {
      answerWith(() => hitsOf(['A', 'B', 'C', 'D'].map((title) => ['Docs', title])));
      await connect(page);
      const search = await openAtRest(page);
      await page.clock.resume();
      await search.ask('worker');
      await expect(search.hits).toHaveCount(4);
      if (way === 'mouse') {
        await search.hits
          .nth(row - 1)
          .getByRole('link')
          .click();
      } else {
        for (let step = 1; step < row; step += 1) {
          await page.keyboard.press('ArrowDown');
        }
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => sent('click').map(({positions}) => positions)).toEqual([[row]]);
    });
  }

  test('about viewed hits wait until the reader has not typed for 400 ms, and are sent once', async ({page}) => {
    await connect(page);
    const search = await openAtRest(page);
    await typeSlowly(search, 'wor', () => page.clock.runFor(350));
    expect(events('view')).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => events('view').length).toBe(1);
    await page.clock.runFor(2000);
    expect(events('view')).toHaveLength(1);
  });

  test('name 20 viewed hits at most', {tag: '@nightly'}, async ({page}) => {
    answerWith(() => hitsOf(Array.from({length: 25}, (_, index) => [`Group ${index % 5}`, `Hit ${index}`])));
    await connect(page);
    const search = await openAtRest(page);
    await page.clock.resume();
    await search.type('w');
    await expect(search.hits).toHaveCount(25);
    await expect.poll(() => events('view').map((ids) => ids.length)).toEqual([20, 5]);
    expect(new Set(events('view').flat()).size).toBe(25);
  });
});
