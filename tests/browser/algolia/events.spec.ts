import {expect, test} from '../pages/fixtures';
import {answerWith, connect, hitsOf, openAtRest, origins, renewServer, server} from './service';

test.use({answeredOrigins: origins});
test.beforeEach(renewServer);
test.afterEach(() => server.stop());

/** The positions of the hits that events about clicks name. */
const clicks = (): (number[] | undefined)[] =>
  server.received
    .filter(({path}) => path === '/1/events')
    .flatMap(({body}) => (body as {events: {eventType: string; positions?: number[]}[]}).events)
    .filter(({eventType}) => eventType === 'click')
    .map(({positions}) => positions);

test('an event about a chosen hit names its position', async ({page}) => {
  answerWith(() => hitsOf(['A', 'B', 'C', 'D'].map((title) => ['Docs', title])));
  await connect(page);
  const search = await openAtRest(page);
  await page.clock.resume();
  await search.input.fill('worker');
  await expect(search.hits).toHaveCount(4);
  await search.hits.nth(2).getByRole('link').click();
  await expect.poll(clicks).toEqual([[3]]);
});
