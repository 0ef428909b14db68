import { useState, type SubmitEvent } from 'react';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { PriceTable } from '#src/web/ui/text/PriceTable.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { OfferedTime } from '#src/web/guest/booking/detail/credentials.ts';
import { moveNotes, moveRows } from '#src/web/guest/booking/detail/move/MoveResult.tsx';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';

interface OtherTimeProps {
  readonly trip: Trip;
  readonly offered: OfferedTime;
  readonly form: PageForm | null;
}

/**
 * Another time that the host offers for a request, with what it changes: yes or no with one press, also without script
 * (docs/domain/lifecycle.md#another-time).
 */
export function OtherTime({ trip, offered: first, form }: OtherTimeProps) {
  const { api, booking, credentials, succeed } = trip;
  const { busy, trouble, run } = useTask();
  const [offered, setOffered] = useState<OfferedTime | null>(first);
  if (offered === null || booking.booking_status !== 'requested') return null;
  const { id, date, time, until, change } = offered;
  const when = `${dateText(date)}, ${time}`;
  const quoteId = change.quote_id ?? '';
  const answer = (event: SubmitEvent): void => {
    event.preventDefault();
    const button = (event.nativeEvent as globalThis.SubmitEvent).submitter;
    const decision = button?.getAttribute('value') === 'accept' ? 'accept' : 'decline';
    void run(async () => {
      const said = await api('other-time/answer', { ...credentials, offer_id: id, decision, quote_id: quoteId });
      if (said.ok) {
        setOffered(null);
        await succeed({
          title: t(decision === 'accept' ? 'otherTime.accepted' : 'otherTime.declined'),
          text: said.data.message,
          isNewState: true,
        });
        return null;
      }
      // What was shown is not so any more: it is shown again, and nothing is done.
      const now = await api('other-time/detail', credentials);
      if (now.ok) setOffered(now.data.offer);
      return failureText(said);
    });
  };
  return (
    <section aria-labelledby="other-time" className="rounded-panel border border-marigold bg-surface p-5 tablet:p-6">
      <h2 id="other-time" className="text-h3">
        {t('otherTime.title', { name: booking.host.name })}
      </h2>
      <p className="mt-1 font-medium">{when}</p>
      <p className="mb-4 text-ink-2">{t('otherTime.text', { until: instantText(until, booking.time_zone) })}</p>
      <form method="post" onSubmit={answer} className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4">
        <FormMessage text={trouble ?? (form?.values['act'] === 'time' ? form.trouble : null)} />
        <input type="hidden" name="csrf" value={form?.csrf ?? ''} />
        <input type="hidden" name="act" value="time" />
        <input type="hidden" name="offer_id" value={id} />
        <input type="hidden" name="quote_id" value={quoteId} />
        <div className="grid gap-3 rounded-card bg-sand p-4">
          <PriceTable caption={t('move.priceLabel')} rows={moveRows(booking, change)} />
          {moveNotes(change).map((note) => (
            <p key={note} className="text-small text-ink-2">
              {t(note)}
            </p>
          ))}
        </div>
        <div className="grid gap-3 phone:grid-cols-2">
          <Button type="submit" name="decision" value="accept" loading={busy} loadingLabel={t('busy')}>
            {t('otherTime.yes', { when })}
          </Button>
          <Button
            type="submit"
            name="decision"
            value="decline"
            kind="secondary"
            loading={busy}
            loadingLabel={t('busy')}
          >
            {t('otherTime.no')}
          </Button>
        </div>
      </form>
    </section>
  );
}
