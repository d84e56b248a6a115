/** Tests of mutants (`scripts/mutants.ts`). */
import {type Worker} from 'node:worker_threads';
import {mergeConfig, type ViteUserConfig} from 'vitest/config';
import {type PoolOptions, ThreadsPoolWorker, type WorkerRequest} from 'vitest/node';
import base from '../vitest.config.mjs';

interface Inner {
  _thread?: Worker;
}

/** The thread of each environment. */
const threads = new Map<string, Inner['_thread']>();

/**
 * A thread that stays for the next run. Stryker runs Vitest once for each mutant; a new thread would load Vitest and all modules anew,
 * which takes ten times as long as most tests.
 */
class KeptWorker extends ThreadsPoolWorker {
  override name = 'kept';
  private readonly environment: string;
  private isReused = false;
  private config: unknown;

  constructor(options: PoolOptions) {
    super(options);
    this.environment = options.environment.name;
  }

  private get inner(): Inner {
    return this as unknown as Inner;
  }

  override async start(): Promise<void> {
    this.inner._thread = threads.get(this.environment);
    this.isReused = this.inner._thread !== undefined;
    await super.start();
    threads.set(this.environment, this.inner._thread);
  }

  override send(message: WorkerRequest): void {
    if (message.type === 'stop') {
      this.answer('stopped');
    } else if (message.type === 'start' && this.isReused) {
      ({config: this.config} = message.context);
      this.answer('started');
    } else if (message.type === 'run' && this.isReused) {
      super.send({...message, context: Object.assign({}, message.context, {config: this.config})});
    } else {
      super.send(message);
    }
  }

  override stop(): Promise<void> {
    const thread = this.inner._thread!;
    for (const event of ['message', 'error', 'exit']) {
      thread.removeAllListeners(event);
    }
    thread.stdout.unpipe();
    thread.stderr.unpipe();
    return Promise.resolve();
  }

  private answer(type: 'started' | 'stopped'): void {
    this.inner._thread!.emit('message', {__vitest_worker_response__: true, type});
  }
}

export default mergeConfig(base, {
  plugins: [
    {
      name: 'kept-threads',
      configureVitest({project}) {
        project.config.pool = 'kept';
        project.config.poolRunner = {name: 'kept', createPoolWorker: (options) => new KeptWorker(options)};
      },
    },
  ],
  test: {setupFiles: ['tests/mutants.ts']},
} satisfies ViteUserConfig);
