import { useEffect } from 'react';
import { useNavigation } from '../router/navigation.tsx';
import { openPopup, popupState } from '../ui/popup.ts';
import { isQuietPath, voucherCookie, wasShown } from './first-visit.ts';

// Long enough to have looked round; an offer in the first second would only be closed.
const WAIT_MS = 20_000;

/** Opens the offer once in this browser, when nothing else is open and nobody is paying. */
export function useFirstVisit(): void {
  const { path } = useNavigation();
  useEffect(() => {
    if (isQuietPath(path) || wasShown(document.cookie)) return undefined;
    const timer = setTimeout(() => {
      if (popupState.read().name !== null || wasShown(document.cookie)) return;
      if (openPopup('voucher-code')) document.cookie = voucherCookie(location.protocol === 'https:');
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [path]);
}
