import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ask as askEngine} from './query';
import {createEngine, type Reply} from './selectEmbedded';

/** A thread that does what a test says. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  asked: MessagePort[] = [];
  isOver = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(_requests: unknown, ports: MessagePort[]): void {
    this.asked.push(...ports);
  }
  terminate(): void {
    this.isOver = true;
  }
  say(reply: Reply): void {
    this.asked.shift()!.postMessage(reply);
  }
}

describe('the search thread', () => {
  beforeEach(() => {
    FakeWorker.all = [];
    vi.stubGlobal('Worker', FakeWorker);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A search, how it ended, and the thread that was asked. */
  function ask(engine = createEngine({baseUrl: '/site/'})) {
    const ended: Promise<unknown> = askEngine(engine, [], '/site/').catch((error: unknown) => String(error));
    return {engine, ended, thread: FakeWorker.all.at(-1)!};
  }

  it('that does not respond is stopped after 20 s, and the next search starts another', async () => {
    const {engine, ended, thread} = ask();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(thread.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toContain('has not answered for 20 s');
    expect(thread.isOver).toBe(true);
    const second = ask(engine);
    expect(second.thread).not.toBe(thread);
    second.thread.say({answers: []});
    expect(await second.ended).toEqual([]);
    // Nothing is left that would end the second one.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask(engine).thread).toBe(second.thread);
    expect(second.thread.isOver).toBe(false);
  });

  it('that fails rejects all queries, and names its script if it did not load', async () => {
    const {engine, ended, thread} = ask();
    thread.dispatchEvent(new Event('error'));
    expect(await ended).toContain('its script did not load');
    expect(ask(engine).thread).not.toBe(thread);
  });
});
