import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const loading = async (load: () => Promise<string>) => {
  const { onFirstInteraction } = await import('./first-interaction.ts');
  return { part: onFirstInteraction(load), popups: await import('#src/web/ui/popup/popup.ts') };
};
const passTime = () => vi.advanceTimersByTimeAsync(60_000);

it.each(['scroll', 'pointerdown', 'pointermove', 'keydown', 'click'])('loads nothing before a %s', async (kind) => {
  const load = vi.fn<() => Promise<string>>(async () => 'part');
  const { part } = await loading(load);
  await passTime();
  expect(load).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(await part).toBe('part');
});

it('loads when a popup opens by itself', async () => {
  const { part, popups } = await loading(async () => 'part');
  popups.openPopup('login');
  expect(await part).toBe('part');
});

it('loads in the end where the connection was gone first', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'part').mockRejectedValueOnce(new TypeError('offline'));
  const { part } = await loading(load);
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  await passTime();
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
