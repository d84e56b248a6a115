import {expect, test} from '../pages/fixtures';
import {answerWith, connect, hitsOf, openAtRest, origins, renewServer, server} from './service';

test.use({answeredOrigins: origins});
test.beforeEach(renewServer);
test.afterEach(() => server.stop());

/** The events of a kind, in turn. */
const sent = (kind: 'view' | 'click'): {objectIDs: string[]; positions?: number[]}[] =>
  server.received
    .filter(({path}) => path === '/1/events')
    .flatMap(({body}) => (body as {events: {eventType: string; objectIDs: string[]; positions?: number[]}[]}).events)
    .filter(({eventType}) => eventType === kind);

for (const way of ['mouse', 'Enter'] as const) {
  test(`an event about a hit that is chosen by ${way} names its position`, async ({page}) => {
    answerWith(() => hitsOf(['A', 'B', 'C', 'D'].map((title) => ['Docs', title])));
    await connect(page);
    const search = await openAtRest(page);
    await page.clock.resume();
    await search.ask('worker');
    await expect(search.hits).toHaveCount(4);
    if (way === 'mouse') {
      await search.hits.nth(2).getByRole('link').click();
    } else {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => sent('click').map(({positions}) => positions)).toEqual([[3]]);
  });
}
