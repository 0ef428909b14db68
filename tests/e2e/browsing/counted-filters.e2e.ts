// The counts in the filter panels equal the list (docs/domain/search.md#counts, docs/domain/search.md#ranges).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { hanoi, shareWorld, type World } from '#tests/e2e/world.ts';

/** The number before a word, as in `12 experiences`; of a choice, the one read aloud. */
const numberIn = (text: string | null) => Number(/(?:^|\()(\d+) experience/.exec(text ?? '')?.[1]);

describe.skipIf(chooseBrowser() === null)('filters with their numbers', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  it.each(['light', 'dark'] as const)(
    'draw prices and hours, and keep what they say, in the %s',
    async (colorScheme) => {
      const { page, complaints, expectSound, close } = await openGuest(world.browser, 1440, { colorScheme });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await visit(page, world.origin + hanoi);
      await page.getByText('18 experiences', { exact: true }).waitFor();
      expect(asked).not.toContain('/api/listing/choices');

      await page.locator('summary', { hasText: 'Price' }).click();
      const panel = page.getByRole('group', { name: 'Price', exact: true });
      await panel.getByText('18 experiences in this range').waitFor();
      expect(asked.filter((path) => path === '/api/listing/choices')).toHaveLength(1);
      await expectSound('price panel');
      const high = panel.getByRole('slider', { name: /Max US\$/ });
      await high.focus();
      for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowLeft');
      await arrived(page, /[?&]price=0-\d+/);
      const top = new URL(page.url()).searchParams.get('price')?.split('-')[1];
      expect(await high.getAttribute('aria-valuetext')).toBe(`US$${top}`);
      expect(await panel.getByLabel('Max US$').last().inputValue()).toBe(top);
      const left = numberIn(await panel.getByText(/in this range/).textContent());
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(18);
      await page.getByRole('main').getByText(`${left} experiences`, { exact: true }).waitFor();

      // A typed range without results.
      await panel.getByRole('textbox', { name: 'Max US$' }).fill('400');
      await panel.getByRole('textbox', { name: 'Min US$' }).fill('350');
      await page.keyboard.press('Enter');
      await panel.getByText(/^No experiences in this range/).waitFor();
      await arrived(page, /[?&]price=350-400/);
      await page.getByText('No experiences match these filters').waitFor();
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('promise what a press shows, and cannot be pressed for nothing', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, 1440);
    await visit(page, `${world.origin}${hanoi}?duration=1-2`);
    await page.locator('summary', { hasText: 'Category' }).click();
    const panel = page.getByRole('group', { name: 'Category', exact: true });
    const none = panel.getByRole('checkbox', { name: /\(0 experiences\)$/ }).first();
    await none.waitFor();
    expect(await none.getAttribute('aria-disabled')).toBe('true');
    await expectSound('category panel');
    const some = panel.getByRole('checkbox', { name: /\([1-9]\d* experiences?\)$/ }).first();
    const promised = numberIn(await some.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''));
    await some.click();
    await arrived(page, /[?&]categories=\d+/);
    await page
      .getByRole('main')
      .getByText(promised === 1 ? '1 experience' : `${promised} experiences`, { exact: true })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('are the same in the sheet of a phone, with the days that have a name', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, 375);
    await visit(page, world.origin + hanoi);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const week = sheet.getByRole('radio', { name: /^Next 7 days \(\d+ experiences\)$/ });
    await week.waitFor();
    const runs = numberIn(await week.evaluate((radio) => radio.parentElement?.textContent ?? ''));
    await expectSound('counted filter sheet');
    await sheet.getByText('Next 7 days').click();
    const show = sheet.getByRole('button', { name: `Show ${runs} experiences` });
    await show.waitFor();
    // A finger on the rail moves the nearer thumb.
    const rail = sheet.getByRole('slider', { name: /Max US\$/ });
    await rail.scrollIntoViewIfNeeded();
    const place = await rail.evaluate((input) => {
      const track = input.closest('[role=group]')?.getBoundingClientRect();
      const thumb = input.closest('div')?.parentElement?.getBoundingClientRect();
      return { x: (track?.left ?? 0) + (track?.width ?? 0) * 0.6, y: (thumb?.top ?? 0) + 14 };
    });
    await page.mouse.click(place.x, place.y);
    await expect.poll(() => sheet.getByRole('textbox', { name: 'Max US$' }).inputValue()).not.toBe('500');
    await sheet.getByRole('button', { name: /^Show \d+ experiences?$/ }).click();
    await arrived(page, /[?&]price=0-\d+/);
    expect(complaints).toEqual([]);
    await close();
  });
});
