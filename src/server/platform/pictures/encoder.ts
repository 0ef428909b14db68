// Queues jobs for the encoder process and supervises it (ADR 025).
import { fork } from 'node:child_process';
import type { EncoderJob, EncoderResult } from './encoder-jobs.ts';
import { fileURLToPath } from 'node:url';

interface EncoderProcess {
  /** Never rejects; any failure ends the process. */
  run(job: EncoderJob, timeLimitMs: number): Promise<EncoderResult>;
  /** Lets the program exit while this process is idle. */
  rest(): void;
  isAlive(): boolean;
  end(): void;
}

/** Its environment is empty, so the decoder knows no secrets. */
function startEncoderProcess(script: string): EncoderProcess {
  const child = fork(script, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  let isAlive = true;
  let answer: (result: EncoderResult) => void = () => undefined;
  const fail = (detail: string) => {
    if (isAlive) {
      isAlive = false;
      child.kill('SIGKILL');
    }
    answer({ ok: false, reason: 'failed', detail });
  };
  child.on('message', (result) => answer(result as EncoderResult));
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => fail(`the encoder ended (${signal ?? code})`));
  return {
    run(job, timeLimitMs) {
      return new Promise((resolve) => {
        const timer = setTimeout(() => fail(`took longer than ${timeLimitMs} ms`), timeLimitMs);
        answer = (result) => {
          clearTimeout(timer);
          answer = () => undefined;
          resolve(result);
        };
        child.ref();
        child.channel?.ref();
        child.send(job, (error) => error && fail(error.message));
      });
    },
    rest() {
      child.unref();
      child.channel?.unref();
    },
    isAlive: () => isAlive,
    end: () => fail('the encoder was closed'),
  };
}

export interface Encoder {
  /** Never rejects. `busy` when the queue is full. */
  run(job: EncoderJob): Promise<EncoderResult>;
  close(): void;
}

export interface EncoderOptions {
  limit?: number;
  /** Per job; a process that exceeds it is replaced. */
  timeLimitMs?: number;
  /** Afterwards the process ends: idle ones hold some 100 MB. */
  idleMs?: number;
  /** Tests replace it. */
  script?: string;
}

interface QueuedJob {
  readonly job: EncoderJob;
  readonly finish: (result: EncoderResult) => void;
}

const ownScript = fileURLToPath(new URL('encoder/main.ts', import.meta.url));

/** Starts the process with the first job. */
export function createEncoder(options: EncoderOptions = {}): Encoder {
  const { limit = 64, timeLimitMs = 30_000, idleMs = 30_000, script = ownScript } = options;
  const waiting: QueuedJob[] = [];
  let encoder: EncoderProcess | null = null;
  let isBusy = false;
  let idle: NodeJS.Timeout | undefined;

  const workOff = async () => {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(idle);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // A crash fails only the job that caused it.
      if (!encoder?.isAlive()) encoder = startEncoderProcess(script);
      next.finish(await encoder.run(next.job, timeLimitMs));
    }
    isBusy = false;
    encoder?.rest();
    idle = setTimeout(() => encoder?.end(), idleMs);
    idle.unref();
  };
  return {
    run(job) {
      if (waiting.length >= limit)
        return Promise.resolve({ ok: false, reason: 'busy', detail: `${limit} pictures are waiting` });
      return new Promise((finish) => {
        waiting.push({ job, finish });
        void workOff();
      });
    },
    close() {
      for (const { finish } of waiting.splice(0))
        finish({ ok: false, reason: 'failed', detail: 'the encoder was closed' });
      encoder?.end();
    },
  };
}
