// Codes that the guest need not type: those of a link, and the guest's own (docs/domain/checkout.md#code-form).
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { choiceInput } from '#src/contract/checkout/checkout-query.ts';
import { codeOfHash, linkCodeKey, offerCookie } from '#src/contract/checkout/own-code.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useSession } from '#src/web/platform/session/session.ts';
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';

// Until it is applied, refused or removed, and at most for this tab.
const store = createStore<{ readonly code: string | null }>(() => ({ code: null }));

/** The code of a link, which the next booking applies. Browser only. */
export function linkCode(): string | null {
  const linked = codeOfHash(location.hash);
  if (linked !== null) {
    keepLinkCode(linked);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return browserStorage('sessionStorage').getItem(linkCodeKey);
}

export function keepLinkCode(code: string | null): void {
  if (code === null) browserStorage('sessionStorage').removeItem(linkCodeKey);
  else browserStorage('sessionStorage').setItem(linkCodeKey, code);
  store.setState({ code });
}

/** Null on the server and until it is read. */
export function useLinkCode(): string | null {
  useEffect(() => store.setState({ code: linkCode() }), []);
  return useStore(store, ({ code }) => code);
}

export type OwnCode = CallOutput<'code/list'>['data'][number];

const hasSeenOffer = (): boolean => document.cookie.split(';').some((one) => one.trim().startsWith(`${offerCookie}=`));

const none: readonly OwnCode[] = [];

/** The guest's codes that are valid for this choice, the largest saving first; only asked where there may be one. */
export function useOwnCodes(choice: BookingChoice | null): readonly OwnCode[] {
  const { api } = useApp();
  const { isLoaded, isLogin } = useSession();
  const [found, setFound] = useState({ key: '', codes: none });
  const key = choice === null ? '' : `${isLogin} ${JSON.stringify(choice)}`;
  const ask = useEffectEvent(async (asked: string): Promise<void> => {
    if (choice === null || !(isLogin || hasSeenOffer())) return;
    const { coupon_code: _, ...rest } = choiceInput(choice);
    const answer = await api('code/list', rest);
    // An answer to an earlier choice has another key and is not shown.
    if (answer.ok) setFound({ key: asked, codes: answer.data.data });
  });
  useEffect(() => {
    if (isLoaded) void ask(key);
  }, [isLoaded, key]);
  return found.key === key ? found.codes : none;
}
