// What a page loses when its texts are twice as large (WCAG 1.4.4): letters and controls that are cut off, or that end
// where nobody can scroll to.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overWidth } from './layout-checks.ts';

/** Nothing is cut and nothing scrolls sideways once every text is twice as large. The page stays so. */
export async function expectWholeWithLargeTexts(page: Page): Promise<void> {
  await doubleTexts(page);
  expect({ cut: await cutTexts(page), over: Math.max(0, await overWidth(page)) }).toEqual({ cut: [], over: 0 });
}

/** As a browser does for somebody who asks for large letters. */
async function doubleTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  // The page measures itself again in the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * The visible texts and controls of which a part cannot be seen, each with what cuts it: a box that hides what is
 * outside of it, or the window's edge. What can be scrolled into view is not cut.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const faults = new Set<string>();
    const lookOf = (element: Element) => getComputedStyle(element);
    // Glyphs may be higher than their line: above and below only what loses a good part of a line counts.
    const lineSlack = (element: Element) => Number.parseFloat(lookOf(element).fontSize) * 0.35 + slack;
    const isHiddenOnPurpose = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const look = lookOf(at);
        const box = at.getBoundingClientRect();
        if (look.clipPath.startsWith('inset(50%') || look.clip === 'rect(0px, 0px, 0px, 0px)') return true;
        if (look.position === 'absolute' && box.width <= 1 && box.height <= 1) return true;
        // A drawer that waits outside the window, and what stands still while something else is open.
        if (at.hasAttribute('inert') || at.tagName.toLowerCase() === 'svg') return true;
        // Folded, with a control of its own that unfolds it.
        const unfolds = `[aria-controls="${CSS.escape(at.id)}"][aria-expanded="false"]`;
        if (at.id !== '' && document.querySelector(unfolds) !== null) return true;
        // The beginning of something, in the link to all of it.
        if (at.hasAttribute('data-preview') && at.closest('a[href]') !== null) return true;
        // A pin at the edge of a map: the map is moved to it.
        if (at.tagName === 'LI' && at.closest('[role=region]') !== null && look.transform !== 'none') return true;
      }
      return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').slice(0, 60)}`;
    const cutBy = (box: DOMRect, from: Element): string | null => {
      const high = lineSlack(from);
      let [isWidthFree, isHeightFree] = [false, false];
      let isFixed = false;
      for (let at: Element | null = from; at !== null && at !== document.documentElement; at = at.parentElement) {
        const look = lookOf(at);
        if (look.display === 'contents' || look.display === 'inline') continue;
        const frame = at.getBoundingClientRect();
        if (/auto|scroll/.test(look.overflowX) && at.scrollWidth > at.clientWidth) isWidthFree = true;
        if (/auto|scroll/.test(look.overflowY) && at.scrollHeight > at.clientHeight) isHeightFree = true;
        const isCutAside = /hidden|clip/.test(look.overflowX) && !isWidthFree;
        const isCutBelow = /hidden|clip/.test(look.overflowY) && !isHeightFree && at !== document.body;
        if (isCutAside && (box.right > frame.right + slack || box.left < frame.left - slack)) return nameOf(at);
        if (isCutBelow && (box.bottom > frame.bottom + high || box.top < frame.top - high)) return nameOf(at);
        if (look.position === 'fixed') isFixed = true;
        if (isFixed) break;
      }
      const isBeside = box.right > window.innerWidth + slack || box.left < -slack;
      if (isBeside && !isWidthFree) return `the window (${Math.round(box.left)} to ${Math.round(box.right)})`;
      const isUnder = isFixed && (box.bottom > window.innerHeight + high || box.top < -high);
      return isUnder && !isHeightFree ? `the foot of the window (${Math.round(box.bottom)})` : null;
    };
    const judge = (boxes: Iterable<DOMRect>, element: Element, words: string) => {
      for (const box of boxes) {
        if (box.width < 1 || box.height < 1) continue;
        const by = cutBy(box, element);
        if (by !== null) faults.add(`"${words.trim().slice(0, 40)}" is cut by ${by}`);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent ?? '';
      if (element === null || words.trim() === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue;
      if (isHiddenOnPurpose(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      judge(range.getClientRects(), element, words);
    }
    for (const control of document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    )) {
      if (isHiddenOnPurpose(control)) continue;
      judge(
        [control.getBoundingClientRect()],
        control,
        control.getAttribute('aria-label') ?? control.textContent ?? '',
      );
    }
    return [...faults];
  });
}
