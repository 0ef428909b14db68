import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { Api } from '#src/web/platform/api/api.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { credentialsOf, type BookingDetail, type Credentials } from './credentials.ts';
import { isChecking, isRefunding } from './trip-state.ts';

const LOOK_AGAIN_MS = 3000;

export interface Success {
  readonly title: string;
  readonly text: string;
  /** The status changed: scrolls the head into view. */
  readonly isNewState?: true;
}

export interface Trip {
  readonly booking: BookingDetail;
  readonly credentials: Credentials;
  readonly api: Api;
  readonly refresh: () => Promise<void>;
  readonly succeed: (success: Success) => Promise<void>;
  readonly success: Success | null;
}

/** A booking that polls while a payment is checked or a refund is pending. */
export function useTrip(first: BookingDetail): Trip {
  const { api } = useApp();
  const { search } = useNavigation();
  const [booking, setBooking] = useState(first);
  const [success, setSuccess] = useState<Success | null>(null);
  const credentials = useMemo(() => credentialsOf(first, search), [first, search]);
  const refresh = useCallback(async () => {
    const answer = await api('booking/detail', credentials);
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
