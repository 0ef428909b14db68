import { failureText } from '#src/web/api/failure-text.ts';
import { useTask } from '../../../ui/use-task.ts';
import { closePopup } from '../../../ui/popup.ts';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';

type Decision = 'accept' | 'decline';

/** A host's answer to a request. */
export interface RequestWork {
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly answer: (decision: Decision, reason: string) => void;
}

/** Answers a request: with the token of the mail that led here, or as the host who is logged in (product 10). */
export function useRequest({ api, opener, booking, succeed, refresh }: Trip): RequestWork {
  const { busy, trouble, run } = useTask();
  const send = (decision: Decision, reason: string) => {
    const said = { decision, ...(reason !== '' && { reason }) };
    const { ref, token } = opener;
    return token === undefined
      ? api('booking/confirm', { booking_id: booking.id, ...said })
      : api('request/answer', { ref, token, ...said });
  };
  const answer = (decision: Decision, reason: string): void =>
    void run(async () => {
      const result = await send(decision, reason.trim());
      if (!result.ok) {
        closePopup('request-decline');
        // Somebody else may have answered, or the time is over: the page then shows what is.
        await refresh();
        return failureText(result);
      }
      await succeed({ title: t(`request.${decision}Done`), text: t(`request.${decision}Text`), isNewState: true });
      return null;
    });
  return { busy, trouble, answer };
}
