// `npm run screens`, `-- --only home-1440,list-1440`: takes README's screenshots from a new demo.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { startProgram } from '#tests/support/process/running-program.ts';
import { still, type Shot } from './screens/shot.ts';
import { shots } from './screens/shots.ts';
import { projectRoot } from './tree/source-files.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = shots.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));

type Demo = Awaited<ReturnType<typeof startProgram>>;

/** Saves one as WebP in docs/screens; returns its bytes. */
async function take(browser: Browser, { origin, dataDir }: Demo, shot: Shot): Promise<number> {
  const { name, width, height, dark = false, pictureWidth = width, show } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: Math.ceil(pictureWidth / width),
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await show(page, origin, join(dataDir, 'demo-accounts.json'));
  await still(page);
  const file = join(projectRoot, 'docs/screens', `${name}.webp`);
  const picture = sharp(await page.screenshot()).resize({ width: pictureWidth });
  await picture.webp({ quality: 80, effort: 6 }).toFile(file);
  await context.close();
  return statSync(file).size;
}

console.log(`Starting the program with its demo world, then ${wanted.length} pictures …`);
const [program, browser] = await Promise.all([startProgram({ NODE_ENV: 'production' }), launchBrowser()]);
try {
  for (const shot of wanted) {
    const bytes = await take(browser, program, shot);
    console.log(`docs/screens/${shot.name}.webp  ${Math.round(bytes / 1024)} KB`);
  }
} finally {
  await browser.close();
  await program.stop();
}
