// The encoder process from outside: started, given one job at a time, ended.
import { fork } from 'node:child_process';
import type { EncoderJob, EncoderResult } from './encoder-jobs.ts';

export interface EncoderProcess {
  /** Never rejects; whatever goes wrong ends the process, and the job has failed. */
  run(job: EncoderJob, timeLimitMs: number): Promise<EncoderResult>;
  /** Lets the program end though this process lives. */
  rest(): void;
  isAlive(): boolean;
  end(): void;
}

/** Starts `script`. No environment is handed down: what decodes strangers' files knows no address and no password. */
export function startEncoderProcess(script: string): EncoderProcess {
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
