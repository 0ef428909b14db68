// Keeps the page of a booking on this device, so that it opens on the day without a network (docs/looks.md#pages, ADR 038).
import { useEffect, useState } from 'react';
import type { BookingDetail } from '#src/web/features/voucher/credentials.ts';

const CACHE = 'vouchers';
const PAGE = '/booking/detail';

/** The files of the page in view, as the browser has loaded them. */
function filesInUse(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  const own = names.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Files of an older version go once no other kept page may need them. */
async function dropOldFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const known = await cache.keys();
  const paths = known.map((request) => new URL(request.url).pathname);
  if (paths.filter((path) => path === PAGE).length > 1) return;
  await Promise.all(
    known.filter((_, at) => paths[at] !== PAGE && !files.includes(paths[at] ?? '')).map((one) => cache.delete(one)),
  );
}

/** Keeps the page in view. Answers whether it would now open without a network; a browser that cannot changes nothing. */
async function keepVoucher(): Promise<boolean> {
  if (location.pathname !== PAGE || !('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  try {
    await navigator.serviceWorker.register('/booking/voucher-worker.js', { scope: PAGE });
    const cache = await caches.open(CACHE);
    const files = filesInUse();
    await cache.addAll([location.href, ...files]);
    await dropOldFiles(cache, files);
    return true;
  } catch {
    // A private window, no room left, or offline already: the page works as it did before.
    return false;
  }
}

/** Takes the page in view off this device: a booking that has ended is no voucher any more. */
async function dropVoucher(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  await cache.delete(location.href);
}

/** Keeps a voucher on this device as long as it is one. True once it opens without a network. */
export function useKeptVoucher({ qr, ref, date, time }: BookingDetail): boolean {
  const [isKept, setKept] = useState(false);
  const isVoucher = qr !== null;
  useEffect(() => {
    if (!navigator.onLine) return;
    if (isVoucher) void keepVoucher().then(setKept);
    else void dropVoucher().then(() => setKept(false));
    // Another date or time is another voucher: it is kept again.
  }, [isVoucher, ref, date, time]);
  return isKept;
}
