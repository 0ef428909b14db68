import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageChange } from '#src/web/platform/router/router.ts';
import { changePage, mayMovePictures } from './Arrival.tsx';

const api = () => ({ ready: Promise.resolve(), finished: Promise.resolve() });

describe('a picture that moves between two pages', () => {
  it.each([
    ['the browser has the API', { startViewTransition: api, visibilityState: 'visible' as const }, false, true],
    ['the browser lacks it', { visibilityState: 'visible' as const }, false, false],
    ['the tab is hidden', { startViewTransition: api, visibilityState: 'hidden' as const }, false, false],
    ['the visitor prefers less motion', { startViewTransition: api, visibilityState: 'visible' as const }, true, false],
  ])('where %s', (_where, page, prefersReducedMotion, expected) => {
    expect(mayMovePictures(page, prefersReducedMotion)).toBe(expected);
  });
});

describe('a change of page', () => {
  const list = '<article><span class="picture" id="card"></span><a href="/hanoi/7/tea">Tea</a></article>';
  const product = '<a data-hero-picture id="hero"></a>';
  const nameOf = (id: string) => document.getElementById(id)?.style.viewTransitionName ?? '';
  const names: string[][] = [];
  const show = (html: string) => () => void (document.body.innerHTML = html);
  // As a browser: sees the old page, changes it in a later task, and sees the new one.
  const start = vi.fn<(update: () => void) => ReturnType<typeof api>>((update) => {
    const seen = (): void => void names.push(['card', 'hero'].filter((id) => nameOf(id) === 'picture'));
    seen();
    update();
    seen();
    return api();
  });

  beforeEach(() => {
    names.length = 0;
    start.mockClear();
    Object.assign(document, { startViewTransition: start });
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('grows the picture of the card into the page that its link leads to', async () => {
    document.body.innerHTML = list;
    changePage('/s/tea', '/hanoi/7/tea', show(product));
    expect(names).toEqual([['card'], ['hero']]);
    await vi.waitFor(() => expect(nameOf('hero')).toBe(''));
  });

  it('shrinks it back into the card', () => {
    document.body.innerHTML = product;
    changePage('/hanoi/7/tea', '/s/tea', show(list));
    expect(names).toEqual([['hero'], ['card']]);
  });

  it('happens at once between other pages, on the same page, and where the picture is out of view', () => {
    document.body.innerHTML = list;
    changePage('/s/tea', '/faq', show(list));
    changePage('/hanoi/7/tea', '/hanoi/7/tea', show(list));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 200));
    changePage('/s/tea', '/hanoi/7/tea', show(product));
    expect(start).not.toHaveBeenCalled();
    expect(document.getElementById('hero')).not.toBeNull();
  });

  it('scrolls within the transition, before the new page is seen', () => {
    document.body.innerHTML = list;
    const steps: string[] = [];
    changePage('/s/tea', '/hanoi/7/tea', () => {
      show(product)();
      pageChange.afterRender(() => steps.push(`scrolled with ${document.querySelector('[data-hero-picture]')?.id}`));
    });
    expect(steps).toEqual(['scrolled with hero']);
  });
});
