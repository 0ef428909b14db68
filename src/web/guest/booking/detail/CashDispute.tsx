import { Banknote, HandCoins } from 'lucide-react';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { BookingDetail } from './credentials.ts';
import { t } from './texts.ts';
import type { Trip } from './use-trip.ts';

type Word = BookingDetail['cash_talk']['may_say'][number];
type Side = 'guest' | 'host';

function cashState({ cash_state: state, cash_talk: talk, host, contact }: BookingDetail, side: Side): string {
  const other = side === 'guest' ? host.name : contact.first_name;
  const own = talk[side];
  if (state === 'due' && own === 'paid') return t(`cashTalk.${side}.waiting`, { other });
  if (state === 'due' && own === 'not_paid') return t(`cashTalk.${side}.notPaid`);
  if (state === 'host_says_paid') return t(`cashTalk.${side}.hostSaysPaid`, { other });
  if (state === 'both_say_paid') return t('cashTalk.both');
  if (state === 'disputed') return t(`cashTalk.${side}.disputed`, { other });
  if (state === 'waived') return t(`cashTalk.${side}.isWaived`, { other });
  return t(`cashTalk.${side}.open`);
}

/**
 * Asks about the cash on the day and for three days after; the other button corrects a slip
 * (docs/domain/ledger.md#cash-reports).
 */
export function CashDispute({ trip }: { readonly trip: Trip }) {
  const { busy, trouble, run } = useTask();
  const { booking, api, credentials, refresh } = trip;
  const { cash, cash_talk: talk, cash_state: state, time_zone: zone, course } = booking;
  if (state === 'none' || booking.viewer === 'operator') return null;
  const side: Side = booking.viewer;
  const hasStated = talk[side] !== null;
  if (talk.may_say.length === 0 && !hasStated && state === 'due') return null;
  const say = (statement: Word): void =>
    void run(async () => {
      const answer = await api('cash/say', { ...credentials, said: statement });
      // The other side or a deadline may have been first: reload shows the state.
      await refresh();
      return answer.ok ? null : failureText(answer);
    });
  const label = (word: Word): string => t(hasStated ? `cashTalk.${side}.correct.${word}` : `cashTalk.${side}.${word}`);
  return (
    <section
      aria-labelledby="cash-talk"
      className="rounded-panel border border-line bg-surface p-5 tablet:p-6 print:hidden"
    >
      <h2 id="cash-talk" className="flex items-center gap-2 text-h3">
        <HandCoins aria-hidden size={22} className="shrink-0 text-marigold-ink" />
        {t(`cashTalk.${side}.title`)}
      </h2>
      <p className="mt-1 flex items-center gap-2 text-lead">
        <Banknote aria-hidden size={20} className="shrink-0 text-ink-2" />
        <span className="numbers font-bold">{t('cashTalk.amount', { amount: cashText(cash) })}</span>
      </p>
      <p role="status" className="mt-1 text-ink-2 wrap-anywhere">
        {cashState(booking, side)}
      </p>
      <FormMessage text={trouble} />
      {talk.may_say.length > 0 && (
        <>
          <div className="needs-script mt-4 grid gap-3 phone:grid-cols-2">
            {talk.may_say.map((word) => (
              <Button
                key={word}
                size={hasStated ? 'medium' : 'large'}
                kind={word === 'paid' && !hasStated ? 'primary' : 'secondary'}
                loading={busy}
                loadingLabel={t('busy')}
                onClick={() => say(word)}
              >
                {label(word)}
              </Button>
            ))}
          </div>
          <p className="mt-3 text-small text-ink-2">
            {t('cashTalk.until', { when: instantText(talk.until, zone), city: course.city_name })}
          </p>
        </>
      )}
    </section>
  );
}
