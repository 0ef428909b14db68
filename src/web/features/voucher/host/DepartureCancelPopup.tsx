import { wireCents } from '#src/domain/money/money.ts';
import { useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { failureText, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { HostCause } from '../cancel/use-cancel.ts';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { usdText } from '#src/texts/money-text.ts';
import { HostCauses } from '../cancel/HostCauses.tsx';

type Quote = CallOutput<'departure/cancel'>;
type Cause = 'host' | 'unsafe_weather';

/** A whole departure cancelled in two steps. */
interface DepartureCancel {
  readonly quote: Quote | null;
  readonly hasChanged: boolean;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly ask: (cause: HostCause) => void;
  readonly confirm: () => void;
}

/** Asks whom a cancel concerns, then cancels; counts that have changed since are shown again. */
function useDepartureCancel({ api, booking, succeed }: Trip): DepartureCancel {
  const [quote, setQuote] = useState<Quote | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const [reason, setReason] = useState('');
  const [cause, setCause] = useState<Cause>('host');
  const { busy, trouble, run, restart } = useTask();
  const slot = { course_id: booking.course.id, date: booking.date, time: booking.time };

  const fetchQuote = async (why: Cause, isLatest: () => boolean): Promise<string | null> => {
    const answer = await api('departure/cancel', { ...slot, cause: why });
    if (!isLatest()) return null;
    if (!answer.ok) return failureText(answer);
    setQuote(answer.data);
    return null;
  };
  const ask = (chosen: HostCause): void => {
    const why = chosen === 'unsafe_weather' ? chosen : 'host';
    setCause(why);
    setQuote(null);
    setChanged(false);
    void restart((isLatest) => fetchQuote(why, isLatest));
  };
  const confirm = (): void => {
    const quoteId = quote?.quote_id ?? null;
    if (quoteId === null) return;
    void run(async (isLatest) => {
      const said = reason.trim();
      const answer = await api('departure/cancel', {
        ...slot,
        cause,
        quote_id: quoteId,
        ...(said !== '' && { reason: said }),
      });
      if (!answer.ok && !isRefusedAs(answer, 'quote-changed')) return failureText(answer);
      if (answer.ok && answer.data.cancelled) {
        await succeed({
          title: t('departure.done'),
          text: t('departure.doneText', { count: answer.data.bookings }),
          isNewState: true,
        });
        return null;
      }
      setChanged(true);
      if (!answer.ok) return fetchQuote(cause, isLatest);
      setQuote(answer.data);
      return null;
    });
  };
  return { quote, hasChanged, reason, setReason, busy, trouble, ask, confirm };
}

/** Cancels a departure for everybody, in two steps: first the counts, then the button that names them. */
export function DepartureCancelPopup({ trip }: { readonly trip: Trip }) {
  return (
    <Popup name="departure-cancel" title={t('departure.cancelTitle')} size="medium">
      <DepartureCancelForm trip={trip} />
    </Popup>
  );
}

function DepartureCancelForm({ trip }: { readonly trip: Trip }) {
  const work = useDepartureCancel(trip);
  const { quote } = work;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>{t('departure.cancelLead')}</p>
      <HostCauses onChoose={work.ask} />
      <FormMessage text={work.trouble} />
      {work.hasChanged && <Banner tone="warning">{t('departure.changed')}</Banner>}
      <Counts work={work} />
      <TextArea
        label={t('cancel.reasonHost')}
        note={t('optional')}
        maxLength={500}
        rows={2}
        value={work.reason}
        onChange={(event) => work.setReason(event.target.value)}
      />
      <Button
        kind="danger"
        size="large"
        disabled={quote === null}
        loading={work.busy && quote !== null}
        loadingLabel={t('busy')}
        onClick={work.confirm}
      >
        {quote === null ? t('departure.chooseCause') : t('departure.cancelYes', { count: quote.bookings })}
      </Button>
    </div>
  );
}

function Counts({ work: { quote, busy } }: { readonly work: DepartureCancel }) {
  if (quote === null && !busy) return null;
  if (quote === null) return <Skeleton className="h-24 rounded-card" />;
  return (
    <div aria-live="polite" className="min-h-24 rounded-card bg-sand p-5">
      <p className="text-h3 font-bold">
        {t('departure.bookings', { count: quote.bookings })}, {t('departure.guests', { count: quote.guests })}
      </p>
      <p className="mt-1">{t('departure.refund', { amount: usdText(wireCents(quote.refund_total)) })}</p>
    </div>
  );
}
