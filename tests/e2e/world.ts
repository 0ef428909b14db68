// What browsing journeys need: the program with a city of several pages and a course of several pages of reviews.
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { addCourses } from '#tests/support/extra-courses.ts';
import { startProgram, type RunningProgram } from '#tests/support/program.ts';

/** Hanoi, where the demo has 4 experiences and these tests 34. */
export const hanoi = '/2/hanoi';
/** An experience of the demo with 30 reviews more than it came with. */
export const karsts = { id: 201, title: 'A day among the karsts on a family junk' };

export interface World {
  origin: string;
  program: RunningProgram;
  browser: Browser;
  close(): Promise<void>;
}

/** Starts the program and a browser. React as in production: its warnings are for other tests. */
export async function openWorld(): Promise<World> {
  const [program, browser] = await Promise.all([startProgram({ NODE_ENV: 'production' }), launchBrowser()]);
  await addCourses(program, { cityId: 2, courses: 30, reviewed: { courseId: karsts.id, reviews: 30 } });
  return {
    origin: program.origin,
    program,
    browser,
    async close() {
      await browser.close();
      await program.stop();
    },
  };
}
