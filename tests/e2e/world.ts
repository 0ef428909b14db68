// The world of browsing journeys: the program with its demo, which has a city of two pages and courses with many
// reviews.
import type { Browser } from 'playwright-core';
import { closeWindows, sharedBrowser } from '#tests/support/browser/browser.ts';
import { startProgram, type RunningProgram } from '#tests/support/process/running-program.ts';
import { shareProgram } from '#tests/support/process/shared-programs.ts';

/** Hanoi, where the demo has 18 experiences. */
export const hanoi = '/2/hanoi';
/** The first experience of Hanoi, with 35 reviews. */
export const karsts = { id: 201, title: 'Sail among the karsts for a day on a family junk' };

/** Another one of Hanoi with 400 reviews: 40 have text, in four languages, with every number of stars. */
export const pho = { id: 202, title: 'Cook phở from bone to bowl with a street cook' };

export interface World {
  origin: string;
  program: RunningProgram;
  browser: Browser;
  close(): Promise<void>;
}

/** Starts the program and a browser. React as in production by default: other tests check warnings. */
export function openWorld(settings: Record<string, string> = {}): Promise<World> {
  return worldOf(startProgram({ NODE_ENV: 'production', ...settings }));
}

/** The worker's shared program: for tests that change nothing that others read. */
export function shareWorld(settings: Record<string, string> = {}): Promise<World> {
  return worldOf(shareProgram({ NODE_ENV: 'production', ...settings }));
}

async function worldOf(started: Promise<RunningProgram>): Promise<World> {
  const [program, browser] = await Promise.all([started, sharedBrowser()]);
  return {
    origin: program.origin,
    program,
    browser,
    async close() {
      await closeWindows();
      await program.stop();
    },
  };
}
