// Every popup in a longer language and in one from right to left (docs/content.md#languages).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import type { Guest } from '../guest.ts';
import { settled, visit } from '../journey.ts';
import { expectRoom, madeLanguages, openIn, unexpected } from './in-language.ts';
import { popups } from './page-list.ts';
import { openWorld, type World } from '../world.ts';

describe.skipIf(chooseBrowser() === null)('every popup in every language', () => {
  let world: World;
  let windows: Record<string, Guest>;

  beforeAll(async () => {
    world = await openWorld(madeLanguages);
    windows = { en_XA: await openIn(world, 'en_XA', 1440), ar_XB: await openIn(world, 'ar_XB', 1440) };
  });
  afterAll(() => world?.close());

  it.each(popups)('$name has room for longer texts, and is mirrored', async ({ path, at, open }) => {
    for (const [name, widths] of [['en_XA', at] as const, ['ar_XB', at.slice(0, 1)] as const]) {
      const { page, complaints, resize } = windows[name] as Guest;
      for (const width of widths) {
        await resize(width);
        await visit(page, world.origin + path);
        await settled(page);
        await open(page);
        await expectRoom(page, name, path);
      }
      expect(unexpected(complaints)).toEqual([]);
    }
  });
});
