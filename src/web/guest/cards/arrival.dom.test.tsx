import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserNavigation } from '#src/web/platform/router/navigation.tsx';
import type { Router, RouterState } from '#src/web/platform/router/router.ts';
import { Arrival } from './Arrival.tsx';

let state = { path: '/1/hanoi', search: '', pending: false } as RouterState;
const listeners = new Set<() => void>();
const router = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as unknown as Router;

const load = (pending: boolean) =>
  act(() => {
    state = { ...state, pending };
    for (const listener of listeners) listener();
  });
const shown = () => document.querySelector('[data-arrival]');

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <BrowserNavigation router={router}>
      <Arrival />
      <article>
        <img alt="" />
        <a href="/hanoi/7/tea">Tea in the old town</a>
      </article>
      <a href="/faq">Help</a>
    </BrowserNavigation>,
  );
  Object.defineProperty(document.querySelector('img'), 'currentSrc', { value: '/images/tea.avif' });
});
afterEach(() => {
  load(false);
  vi.useRealTimers();
});

function follow(name: string, after: number, modifiers: object = {}): void {
  fireEvent.click(screen.getByRole('link', { name }), modifiers);
  load(true);
  act(() => vi.advanceTimersByTime(after));
}

describe('an experience that loads slowly', () => {
  it('shows picture and title of its card, until the page is there', () => {
    follow('Tea in the old town', 200);
    expect(shown()?.querySelector('img')?.getAttribute('src')).toBe('/images/tea.avif');
    expect(shown()?.textContent).toBe('Tea in the old town');
    load(false);
    expect(shown()).toBeNull();
  });

  it('shows nothing for a short wait, another page or a new window', () => {
    follow('Tea in the old town', 100);
    expect(shown()).toBeNull();
    load(false);
    follow('Help', 200);
    expect(shown()).toBeNull();
    load(false);
    follow('Tea in the old town', 200, { ctrlKey: true });
    expect(shown()).toBeNull();
  });
});
