// cspell:ignore displayfd
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {vi} from 'vitest';
import {freePort} from '../../scripts/lib/machine/port';
import {type Tab} from '../smoke';

const patience = {timeout: 15_000, interval: 50};

/** Keeps the errors of a new page, as the driver does not tell them; gives "true" when the page reacted to input before. */
const listen = `
  const {hasHydrated} = document.documentElement.dataset;
  if (!hasHydrated || window.problems) throw new Error('The page does not come');
  const problems = (window.problems = []);
  addEventListener('error', (event) => problems.push(event.message ?? 'No ' + (event.target.src ?? event.target.href)), true);
  addEventListener('unhandledrejection', (event) => problems.push('Unhandled: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => problems.push(event.violatedDirective + ': ' + event.blockedURI));
  console.error = (...texts) => problems.push(texts.join(' '));
  return hasHydrated`;
/** Takes these errors; a page that came by another way is one. */
const problems = `return window.problems?.splice(0) ?? (location.href === 'about:blank' ? [] : ['Not listened to: ' + location])`;

/**
 * Starts WebKitGTK with its driver, on a screen that nobody sees.
 *
 * @throws Error when a program is not installed, or the driver cannot do what it is asked for.
 */
export async function startWebKit(): Promise<Tab> {
  if (spawnSync('which', ['WebKitWebDriver', 'Xvfb']).status !== 0) {
    throw new Error('No WebKit found; install it (Debian: sudo apt-get install webkit2gtk-driver xvfb)');
  }
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {stdio: 'pipe'});
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const env = {...process.env, DISPLAY: `:${String(display).trim()}`};
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {stdio: 'inherit', env});

  let session = 'session';
  async function post<T>(command: string, body: object): Promise<T> {
    const init = {method: 'POST', body: JSON.stringify(body)};
    const answer = await fetch(`http://127.0.0.1:${port}/${session}${command}`, init);
    const {value} = (await answer.json()) as {value: T};
    if (!answer.ok) {
      throw new Error(`WebKitWebDriver: ${command} ${init.body}: ${JSON.stringify(value)}`);
    }
    return value;
  }
  const start = () => post<{sessionId: string}>('', {capabilities: {alwaysMatch: {pageLoadStrategy: 'none'}}});
  const close = (): void => void (driver.kill() && screen.kill());
  const {sessionId} = await vi.waitFor(start, patience).catch((error: unknown) => {
    close();
    throw error;
  });
  session += `/${sessionId}`;
  await post('/window/rect', {width: 1280, height: 900});

  const run = <T>(script: string, ...args: (string | Record<string, string>)[]): Promise<T> =>
    post('/execute/sync', {script, args});
  const find = (value: string) => post<Record<string, string>>('/element', {using: 'css selector', value});
  const act = (type: string, actions: object[]) => post('/actions', {actions: [{type, id: type, actions}]});
  const errors: string[] = [];
  return {
    open: async (url) => {
      errors.push(...(await run<string[]>(problems)));
      do {
        await post('/url', {url});
      } while ((await vi.waitFor(() => run(listen), patience)) === 'true');
    },
    evaluate: (code, selector) => run(`return (${String(code)})(...arguments)`, selector),
    hover: async (selector) => act('pointer', [{type: 'pointerMove', x: 0, y: 0, origin: await find(selector)}]),
    click: async (selector) => {
      const element = await find(selector);
      // At the edge of the window, the driver scrolls smoothly, as the page wants it, and clicks before the end.
      await run('arguments[0].scrollIntoView({block: "center", behavior: "instant"})', element);
      await post(`/element/${Object.values(element)[0]}/click`, {});
    },
    type: (text) => {
      const press = (value: string) => ['keyDown', 'keyUp'].map((type) => ({type, value}));
      return act('key', [...text.replaceAll('\n', '\uE007')].flatMap(press));
    },
    errors: async () => [...errors.splice(0), ...(await run<string[]>(problems))],
    close,
  };
}
