import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { Api } from '#src/web/platform/api/api.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { credentialsOf, type BookingDetail, type Credentials } from './credentials.ts';
import { isChecking, isRefunding } from './trip-state.ts';

const LOOK_AGAIN_MS = 3000;

/** Something that went well, for the success popup (docs/reference/addresses.md#popups). */
export interface Success {
  readonly title: string;
  readonly text: string;
  /** The booking is another one now: afterwards its head comes into view. */
  readonly isNewState?: true;
}

/** A booking on its page: what it is now, how to name it in calls, and how to look at it again. */
export interface Trip {
  readonly booking: BookingDetail;
  readonly credentials: Credentials;
  readonly api: Api;
  /** Asks the server for the booking as it is now. */
  readonly refresh: () => Promise<void>;
  /** Looks again and says in a popup what went well. */
  readonly succeed: (success: Success) => Promise<void>;
  readonly success: Success | null;
}

/** A booking that looks again by itself while a payment is checked or money is on its way back. */
export function useTrip(first: BookingDetail): Trip {
  const { api } = useApp();
  const { search } = useNavigation();
  const [booking, setBooking] = useState(first);
  const [success, setSuccess] = useState<Success | null>(null);
  const credentials = useMemo(() => credentialsOf(first, search), [first, search]);
  const refresh = useCallback(async () => {
    const answer = await api('booking/detail', credentials);
    // Without an answer what is known stays in view.
    if (answer.ok) setBooking(answer.data);
  }, [api, credentials]);
  const isWaiting = isChecking(booking) || isRefunding(booking);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
  const succeed = async (what: Success): Promise<void> => {
    setSuccess(what);
    openPopup('success');
    await refresh();
  };
  return { booking, credentials, api, refresh, succeed, success };
}
