import { useEffect, useState } from 'react';
import type { BookingDetail } from './opener.ts';
import { dropVoucher, keepVoucher } from './kept-voucher.ts';

/** Keeps a voucher on this device as long as it is one. True once it opens without a network. */
export function useKeptVoucher({ qr, ref, date, time }: BookingDetail): boolean {
  const [isKept, setKept] = useState(false);
  const isVoucher = qr !== null;
  useEffect(() => {
    if (!navigator.onLine) return;
    if (isVoucher) void keepVoucher().then(setKept);
    else void dropVoucher().then(() => setKept(false));
    // Another date or time is another voucher: it is kept anew.
  }, [isVoucher, ref, date, time]);
  return isKept;
}
