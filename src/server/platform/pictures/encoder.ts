// Hands pictures to the encoder process, one after the other, and keeps that process in order (ADR 025).
import { fork } from 'node:child_process';
import type { EncoderJob, EncoderResult } from './encoder-jobs.ts';
import { fileURLToPath } from 'node:url';

// The encoder process from outside: started, given one job at a time, ended.

interface EncoderProcess {
  /** Never rejects; whatever goes wrong ends the process, and the job has failed. */
  run(job: EncoderJob, timeLimitMs: number): Promise<EncoderResult>;
  /** Lets the program end though this process lives. */
  rest(): void;
  isAlive(): boolean;
  end(): void;
}

/** Starts `script`. No environment is handed down: what decodes strangers' files knows no address and no password. */
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
  /** Answers when the job is done; `busy` at once when too many wait already. Never rejects. */
  run(job: EncoderJob): Promise<EncoderResult>;
  /** Ends the process and gives up what waits. */
  close(): void;
}

export interface EncoderOptions {
  /** The most jobs that may wait. */
  limit?: number;
  /** After this long a job is given up and the process is replaced. */
  timeLimitMs?: number;
  /** An encoder without work ends after this long: it holds some 100 MB. */
  idleMs?: number;
  /** The process to run; tests put others in. */
  script?: string;
}

interface QueuedJob {
  readonly job: EncoderJob;
  readonly finish: (result: EncoderResult) => void;
}

const ownScript = fileURLToPath(new URL('encoder/main.ts', import.meta.url));

/** Starts no process before the first job. */
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
      // One that has died is replaced: a file that kills the decoder costs its own request only.
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
