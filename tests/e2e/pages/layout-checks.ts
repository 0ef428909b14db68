// Measures a page: nothing wider than the window, nothing too small for a thumb, nothing that jumps.
import type { Page } from 'playwright-core';
import { drawn, settled } from '#tests/e2e/journey.ts';

/** Pixels by which the page is wider than its window. */
export function overWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Targets smaller than 44 × 44 px, with their size. Links within a sentence may be as low as their line. An element
 * includes its label and pseudo elements.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const reach = 21.5;
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isInText = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      return (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    };
    const hits = (element: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      if (found === null) return false;
      const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, ...label].some((one) => one === found || one.contains(found));
    };
    const faults: string[] = [];
    const selector =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [tabindex="0"]';
    for (const element of document.querySelectorAll(selector)) {
      if (!isShown(element) || isInText(element) || element.closest('[inert]')) continue;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].filter(isShown) : [];
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
      if (right - left < 2 || bottom - top < 2) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // Hidden until focused, such as the link past the menu: only for the keyboard.
      if (!hits(element, x, y)) continue;
      const isWide = right - left >= least || (hits(element, x - reach, y) && hits(element, x + reach, y));
      const isHigh = bottom - top >= least || (hits(element, x, y - reach) && hits(element, x, y + reach));
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      if (!isWide || !isHigh)
        faults.push(
          `${element.tagName.toLowerCase()} "${name}" ${Math.round(right - left)}×${Math.round(bottom - top)}`,
        );
    }
    window.scrollTo(0, 0);
    return [...new Set(faults)];
  });
}

/** Records layout shifts from the first byte. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; worst: string[] }>> {
  await page.addInitScript(() => {
    const seen: { value: number; what: string }[] = [];
    Object.assign(globalThis, { shiftsSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        const names = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = (node as Element | null)?.getAttribute?.('class') ?? node?.nodeName ?? '?';
          return `${name.slice(0, 40)} ${from.x},${from.y},${from.width} to ${to.x},${to.y},${to.width}`;
        });
        seen.push({ value: entry.value, what: `${entry.value.toFixed(4)} ${names.join(' | ').slice(0, 400)}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shiftsSeen } = globalThis as unknown as { shiftsSeen: { value: number; what: string }[] };
      const sum = shiftsSeen.reduce((total, { value }) => total + value, 0);
      return {
        sum,
        worst: shiftsSeen
          .toSorted((a, b) => b.value - a.value)
          .slice(0, 3)
          .map(({ what }) => what),
      };
    });
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Scrolls to the bottom as a reader does, so that everything lazy loads, and back. */
export async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = (page.viewportSize()?.height ?? 800) * 0.8;
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await drawn(page);
  }
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await drawn(page);
}

/** The share of the window's height under fixed bars, from 0 to 1. */
export function coveredByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const height = window.innerHeight;
    const rows = new Set<number>();
    for (const element of document.body.querySelectorAll('*')) {
      const { position } = getComputedStyle(element);
      if ((position !== 'fixed' && position !== 'sticky') || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const box = element.getBoundingClientRect();
      const isBar = box.width > window.innerWidth / 2 && box.height < height / 2;
      const isStuck = position === 'fixed' || box.top <= 80 || box.bottom >= height - 80;
      if (!isBar || !isStuck) continue;
      for (let y = Math.max(0, Math.ceil(box.top)); y < Math.min(height, box.bottom); y += 1) rows.add(y);
    }
    return rows.size / height;
  });
}

/** Animations that ignore the wish for less motion. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLong = (text: string) =>
      text.split(',').some((part) => Number.parseFloat(part) > (part.includes('ms') ? 10 : 0.01));
    // What follows a scroll moves by the finger, not by itself.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    const moving: string[] = timed.map((animation) => `animation ${animation.id}`);
    for (const element of document.body.querySelectorAll('*')) {
      const { transitionDuration, transitionProperty, animationName, animationDuration } = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 40)}`;
      if (transitionProperty !== 'none' && isLong(transitionDuration)) moving.push(`${name}: ${transitionDuration}`);
      if (animationName !== 'none' && isLong(animationDuration)) moving.push(`${name}: ${animationName}`);
    }
    return [...new Set(moving)].slice(0, 10);
  });
}
