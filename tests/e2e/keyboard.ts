// A guest without a mouse: presses Tab up to a target, and checks its visible focus.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, JSHandle, Locator, Page } from 'playwright-core';

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));

// How long a Tab may take; the focus may also stay.
const tabTakesAtMostMs = 3000;
const lookEveryMs = 10;

/** The focused element, through frames; null while the focus moves into one. */
async function stopOf(page: Page): Promise<string | null> {
  const stops: string[] = [];
  let frame: Frame | null = page.mainFrame();
  while (frame !== null) {
    const active: JSHandle<Element | null> = await frame.evaluateHandle(() => document.activeElement);
    const stop = await active.evaluate((element) => {
      if (element === null || element === document.body) return null;
      const known = globalThis as { stopsSeen?: Element[] };
      const seen = (known.stopsSeen ??= []);
      if (!seen.includes(element)) seen.push(element);
      return String(seen.indexOf(element));
    });
    if (stop === null && stops.length > 0) return null;
    stops.push(stop ?? 'nothing');
    frame = (await active.asElement()?.contentFrame()) ?? null;
  }
  return stops.join(' ');
}

/** Presses Tab once, and waits until the focus has moved: into another process where the next field is a frame. */
async function pressTab(page: Page): Promise<void> {
  const before = await stopOf(page);
  await page.keyboard.press('Tab');
  for (const end = performance.now() + tabTakesAtMostMs; performance.now() < end;) {
    const now = await stopOf(page);
    if (now !== null && now !== before) return;
    await sleep(lookEveryMs);
  }
}

/**
 * Presses Tab until one of the target's elements has the focus. Throws after `most` presses: unreachable, or too far
 * for any guest.
 */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses <= most; presses += 1) {
    if (await isFocused(target)) return;
    await pressTab(page);
  }
  throw new Error(`${most} presses of Tab do not reach ${target}`);
}

/** True when the focused element shows an outline or a ring that it has only then. */
export async function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return false;
    const looks = [element, ...[element.parentElement, element.closest('label')].filter((one) => one !== null)];
    return looks.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px');
    });
  });
}

/** Describes the focused element: tag, field name, label or text, and its description. */
export function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    const textsOf = (attribute: string) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
        .join(' ');
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((one) => one.textContent) : [];
    const name = [
      element.getAttribute('name') ?? '',
      textsOf('aria-labelledby'),
      element.getAttribute('aria-label') ?? labels.join(' '),
      element instanceof HTMLInputElement ? '' : (element.textContent ?? '').slice(0, 80),
      textsOf('aria-describedby'),
    ];
    return `${element.tagName.toLowerCase()} ${name.join(' ')}`.replaceAll(/\s+/g, ' ').trim();
  });
}
