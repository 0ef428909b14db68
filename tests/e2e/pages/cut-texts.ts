// Finds text and controls that are cut off at twice the text size, or end outside the scrollable area (WCAG 1.4.4).
import type { Page } from 'playwright-core';

/**
 * Partly cut texts and controls, each with the cause: a box that hides its overflow, or the window's edge. What can be
 * scrolled into view is not cut.
 * @param within a selector of the part to check, by default the whole page
 */
export function cutTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    const root = document.querySelector(part) ?? document.body;
    const slack = 2;
    const faults = new Set<string>();
    // Checks each box once, for any number of texts in it.
    const once = <Answer>(ask: (element: Element) => Answer) => {
      const known = new Map<Element, Answer>();
      return (element: Element): Answer => {
        const answer = known.has(element) ? (known.get(element) as Answer) : ask(element);
        known.set(element, answer);
        return answer;
      };
    };
    const boxOf = once((at) => {
      const look = getComputedStyle(at);
      const isWidthFree = /auto|scroll/.test(look.overflowX) && at.scrollWidth > at.clientWidth;
      const isHeightFree = /auto|scroll/.test(look.overflowY) && at.scrollHeight > at.clientHeight;
      return {
        isBox: look.display !== 'contents' && look.display !== 'inline',
        frame: at.getBoundingClientRect(),
        isWidthFree,
        isHeightFree,
        isCutAside: /hidden|clip/.test(look.overflowX),
        isCutBelow: /hidden|clip/.test(look.overflowY) && at !== document.body,
        isFixed: look.position === 'fixed',
        // Glyphs may be higher than their line: vertically only a good part of a line counts.
        lineSlack: Number.parseFloat(look.fontSize) * 0.35 + slack,
      };
    });
    const isPutAway = once((at): boolean => {
      const look = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (look.clipPath.startsWith('inset(50%') || look.clip === 'rect(0px, 0px, 0px, 0px)') return true;
      if (look.position === 'absolute' && box.width <= 1 && box.height <= 1) return true;
      // A drawer outside the window, and the inert page behind an open dialog.
      if (at.hasAttribute('inert') || at.tagName.toLowerCase() === 'svg') return true;
      // Collapsed, and a button expands it.
      const unfolds = `[aria-controls="${CSS.escape(at.id)}"][aria-expanded="false"]`;
      if (at.id !== '' && document.querySelector(unfolds) !== null) return true;
      // The start of a text within the link to all of it, or in an entry under such links.
      const entry = at.hasAttribute('data-preview') ? at.closest('a[href], article') : null;
      if (entry?.matches('a[href]') === true || entry?.querySelector('a[href]')) return true;
      // A pin at the edge of a map: the guest moves the map.
      if (at.tagName === 'LI' && at.closest('[role=region]') !== null && look.transform !== 'none') return true;
      return at.parentElement !== null && isPutAway(at.parentElement);
    });
    const isHiddenOnPurpose = once(
      (element) => isPutAway(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').slice(0, 60)}`;
    const cutBy = (box: DOMRect, from: Element): string | null => {
      const high = boxOf(from).lineSlack;
      let [isWidthFree, isHeightFree] = [false, false];
      let isFixed = false;
      for (let at: Element | null = from; at !== null && at !== document.documentElement; at = at.parentElement) {
        const outer = boxOf(at);
        if (!outer.isBox) continue;
        const { frame } = outer;
        isWidthFree ||= outer.isWidthFree;
        isHeightFree ||= outer.isHeightFree;
        const isAside = box.right > frame.right + slack || box.left < frame.left - slack;
        if (outer.isCutAside && !isWidthFree && isAside) return nameOf(at);
        const isBelow = box.bottom > frame.bottom + high || box.top < frame.top - high;
        if (outer.isCutBelow && !isHeightFree && isBelow) return nameOf(at);
        isFixed = outer.isFixed;
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
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent ?? '';
      if (element === null || words.trim() === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue;
      if (isHiddenOnPurpose(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      judge(range.getClientRects(), element, words);
    }
    for (const control of root.querySelectorAll(
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
  }, within);
}
