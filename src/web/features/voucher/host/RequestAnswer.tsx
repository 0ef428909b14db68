import { Check, X } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { instantText } from '../../../booking/instant-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { openPopup } from '../../../ui/popup.ts';
import { usdText } from '../../../ui/money-text.ts';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';
import { DeclinePopup } from './DeclinePopup.tsx';
import { useRequest } from './use-request.ts';

type Pressed = SyntheticEvent<HTMLFormElement, SubmitEvent>;

/**
 * Yes or no to a request: two large buttons. The form works without script where the host came by a mail's link;
 * opening the page changes nothing (product 10).
 */
export function RequestAnswer({ trip }: { readonly trip: Trip }) {
  const request = useRequest(trip);
  const { booking, opener } = trip;
  const { request_until: until, time_zone: zone, course } = booking;
  const answer = (event: Pressed): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const isYes = submitter instanceof HTMLButtonElement && submitter.value === 'accept';
    if (isYes) request.answer('accept', '');
    else openPopup('request-decline');
  };
  return (
    <section aria-labelledby="answer" className="rounded-panel border-2 border-marigold bg-surface p-5 tablet:p-6">
      <h2 id="answer" className="text-h3">
        {t('request.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        {until !== null && t('request.until', { when: instantText(until, zone), city: course.city_name })}{' '}
        {booking.paid_online > 0 ? t('request.paid', { amount: usdText(booking.paid_online) }) : t('request.paidNone')}
      </p>
      <FormMessage text={request.trouble} />
      <form
        method="post"
        action="/booking/request-answer"
        className="mt-4 grid gap-3 phone:grid-cols-2"
        onSubmit={answer}
      >
        <input type="hidden" name="ref" value={opener.ref} />
        <input type="hidden" name="token" value={opener.token ?? ''} />
        <Button
          type="submit"
          name="decision"
          value="accept"
          size="large"
          loading={request.busy}
          loadingLabel={t('busy')}
        >
          <Check aria-hidden size={22} />
          {t('request.accept')}
        </Button>
        <Button type="submit" name="decision" value="decline" size="large" kind="secondary">
          <X aria-hidden size={22} />
          {t('request.decline')}
        </Button>
      </form>
      <DeclinePopup request={request} />
    </section>
  );
}
