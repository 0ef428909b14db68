import { useEffect, useRef } from 'react';

const pollMs = 30_000;
const again = 60_000;

/**
 * Calls `look` when something may have changed: when the server says so, when the page comes into view again or online, and every 30
 * seconds while no stream is open (docs/domain/messages.md#live). A hidden page keeps no stream.
 * @param address of the stream; null for none
 */
export function useLive(address: string | null, look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    let source: EventSource | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const isOpen = (): boolean => source?.readyState === 1;
    const close = (): void => {
      clearTimeout(retry);
      source?.close();
      source = null;
    };
    const open = (): void => {
      if (address === null || source !== null || document.hidden || !('EventSource' in globalThis)) return;
      source = new EventSource(address);
      // What came between the page and the stream is looked for as well.
      source.addEventListener('open', () => latest.current());
      source.addEventListener('message', () => latest.current());
      source.addEventListener('error', () => {
        // The browser comes back by itself after a lost connection, and never after a refusal.
        if (source?.readyState !== 2) return;
        close();
        retry = setTimeout(open, again);
      });
    };
    const poll = setInterval(() => {
      if (!document.hidden && !isOpen()) latest.current();
    }, pollMs);
    const onSight = (): void => {
      if (document.hidden) return close();
      latest.current();
      return open();
    };
    open();
    document.addEventListener('visibilitychange', onSight);
    window.addEventListener('focus', onSight);
    window.addEventListener('online', onSight);
    return () => {
      close();
      clearInterval(poll);
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('focus', onSight);
      window.removeEventListener('online', onSight);
    };
  }, [address]);
}
