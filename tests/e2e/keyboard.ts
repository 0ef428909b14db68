// A guest without a mouse: Tab until there, and what can be seen of it.
import type { Locator, Page } from 'playwright-core';

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));

/**
 * Presses Tab until one of the target's elements has the focus. Throws after `most` presses: it cannot be reached, or
 * nobody would go that far.
 */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses <= most; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab do not reach ${target}`);
}

/** True when the element with the focus shows it: an outline or a ring that it has only then. */
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

/** The element with the focus in words: tag, name of the field, label or text, and what describes it. */
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
