import { useEffect, useRef } from 'react';

const pollMs = 30_000;
const again = 60_000;

/**
 * Calls `look` on a server event, on return to the page or online, and every 30 s without a stream
 * (docs/domain/messages.md#live-updates). Hidden pages close it; null `address`: none.
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
      // Catches what came before the stream.
      source.addEventListener('open', () => latest.current());
      source.addEventListener('message', () => latest.current());
      source.addEventListener('error', () => {
        // The browser reconnects after a lost connection, never after a refusal.
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
