import { useState, type SubmitEvent } from 'react';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from './texts.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { ApiFailure, ApiAnswer } from '#src/web/platform/api/api.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { lateChoices, type LateMinutes } from '#src/domain/host-day/lateness.ts';
import { percentText } from '#src/texts/intl.ts';

export type Day = CallOutput<'departure/day'>;

const rateText = (share: number): string => percentText(Math.round(share * 100) / 100);

/** The cancellation rate and what counts (docs/domain/bookings.md#cancellation-rate). */
export function Rate({ reliability: { made, by_host: byHost, late, weather, rate } }: Pick<Day, 'reliability'>) {
  return (
    <section aria-labelledby="rate" className="rounded-panel bg-sand p-5">
      <h2 id="rate" className="text-h4 font-bold">
        {t('rate.title')}
      </h2>
      {rate === null ? (
        <p className="mt-1 text-ink-2">{t('rate.none')}</p>
      ) : (
        <>
          <p className="numbers mt-1 text-h2 font-bold">{t('rate.value', { rate: rateText(rate) })}</p>
          <p className="text-ink-2">{t('rate.text', { ended: byHost + late, made, weather })}</p>
        </>
      )}
    </section>
  );
}

const causes = ['unsafe_weather', 'host'] as const satisfies readonly EndCause[];

interface CancelFormProps {
  readonly send: SendEnd;
  readonly onSent: (text: string) => void;
}

export function CancelForm({ send, onSent }: CancelFormProps) {
  const { cause, quote, hasChanged, busy, trouble, ask, confirm } = useQuotedEnd(send, onSent);
  const [reason, setReason] = useState('');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-small font-medium">{t('cancel.why')}</legend>
        {causes.map((one) => (
          <RadioCard
            key={one}
            name="cause"
            value={one}
            title={t(`cancel.cause.${one}`)}
            checked={cause === one}
            onChange={() => ask(one)}
          />
        ))}
      </fieldset>
      <FormMessage text={trouble} />
      {hasChanged && <Banner tone="warning">{t('cancel.changed')}</Banner>}
      {quote === null && busy && <Skeleton className="h-36 rounded-card" />}
      {quote !== null && cause !== null && <WhatFollows quote={quote} cause={cause} />}
      <TextArea
        label={t('cancel.reason')}
        note={t('optional')}
        maxLength={500}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        kind="danger"
        size="large"
        disabled={quote === null}
        loading={busy && quote !== null}
        loadingLabel={t('busy')}
        onClick={() => confirm(reason.trim())}
      >
        {quote === null ? t('cancel.choose') : t('cancel.yes', { count: quote.bookings })}
      </Button>
    </div>
  );
}

function WhatFollows({ quote, cause }: { readonly quote: EndQuote; readonly cause: EndCause }) {
  const { bookings, guests, told: notified, refund_total: refund } = quote;
  return (
    <div aria-live="polite" className="grid gap-2 rounded-card bg-sand p-5">
      {bookings === 0 ? (
        <p>{t('cancel.nobody')}</p>
      ) : (
        <>
          <p className="font-bold">{t('cancel.told', { bookings, guests })}</p>
          <p className="text-small wrap-anywhere">
            {notified.map(({ name, guests: count }) => `${name} (${count})`).join(', ')}
          </p>
          <p>{t('cancel.refund', { amount: priceText(wireCents(refund)) })}</p>
          <Offered quote={quote} />
          <p>{rateEffectText(quote, cause)}</p>
        </>
      )}
    </div>
  );
}

function Offered({ quote: { alternatives } }: { readonly quote: EndQuote }) {
  const each = alternatives === null ? [] : [alternatives].flat();
  const [first, ...others] = each;
  if (first === undefined) return null;
  if (others.length === 0) return <p>{t('cancel.offered', first)}</p>;
  return (
    <>
      <p>{t('cancel.offeredAll')}</p>
      <ul className="list-disc ps-5 text-small">
        {each.map((one) => (
          <li key={'course_id' in one ? one.course_id : 0} className="wrap-anywhere">
            {t('cancel.offeredOf', { ...one, title: 'title' in one ? one.title : '' })}
          </li>
        ))}
      </ul>
    </>
  );
}

function rateEffectText({ rate_after: after }: EndQuote, cause: EndCause): string {
  if (cause === 'unsafe_weather') return t('cancel.noMark');
  return after === null ? t('cancel.mark') : t('cancel.markTo', { rate: rateText(after) });
}

type EndCause = CallInput<'departure/cancel-day'>['cause'];

type EndQuote = CallOutput<'departure/cancel'> | CallOutput<'departure/cancel-day'>;

/** With `quote_id` it cancels. */
interface EndInput {
  readonly cause: EndCause;
  readonly reason?: string;
  readonly quote_id?: string;
}

type SendEnd = (input: EndInput) => Promise<{ readonly ok: true; readonly data: EndQuote } | ApiFailure>;

/** Quote, then cancel exactly that; a changed quote is shown again. */
function useQuotedEnd(send: SendEnd, onSent: (text: string) => void) {
  const [cause, setCause] = useState<EndCause | null>(null);
  const [quote, setQuote] = useState<EndQuote | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const { busy, trouble, run, restart } = useTask();
  const fetchQuote = async (why: EndCause, isLatest: () => boolean): Promise<string | null> => {
    const answer = await send({ cause: why });
    if (!isLatest()) return null;
    if (!answer.ok) return failureText(answer);
    setQuote(answer.data);
    return null;
  };
  const ask = (why: EndCause): void => {
    setCause(why);
    setQuote(null);
    setChanged(false);
    void restart((isLatest) => fetchQuote(why, isLatest));
  };
  const confirm = (reason: string): void => {
    const quoteId = quote?.quote_id ?? null;
    if (quoteId === null || cause === null) return;
    void run(async (isLatest) => {
      const answer = await send({ cause, quote_id: quoteId, ...(reason !== '' && { reason }) });
      if (!answer.ok && !isRefusedAs(answer, 'quote-changed')) return failureText(answer);
      if (answer.ok) {
        onSent(answer.data.message);
        return null;
      }
      setChanged(true);
      return fetchQuote(cause, isLatest);
    });
  };
  return { cause, quote, hasChanged, busy, trouble, ask, confirm };
}

interface LateFormProps {
  readonly count: number;
  /** The new meeting time; undefined with different starts. */
  readonly meetsAt?: (minutes: LateMinutes) => string;
  /** The announced delay; 0 for none. */
  readonly chosen?: number;
  readonly send: (minutes: LateMinutes) => Promise<ApiAnswer<'departure/late'>>;
  readonly onSent: (text: string) => void;
}

export function LateForm({ count, meetsAt, chosen = 0, send, onSent }: LateFormProps) {
  const [minutes, setMinutes] = useState<LateMinutes>(lateChoices.find((one) => one === chosen) ?? lateChoices[0]);
  const { busy, trouble, run } = useTask();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await send(minutes);
      if (!answer.ok) return failureText(answer);
      onSent(answer.data.message);
      return null;
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-small font-medium">{t('late.how')}</legend>
        {lateChoices.map((choice) => (
          <RadioCard
            key={choice}
            name="minutes"
            value={choice}
            title={t('late.choice', { minutes: choice })}
            detail={meetsAt && t('late.meets', { at: meetsAt(choice) })}
            checked={choice === minutes}
            onChange={() => setMinutes(choice)}
          />
        ))}
      </fieldset>
      <p className="text-small text-ink-2">{t('late.right')}</p>
      <FormMessage text={trouble} />
      <Button type="submit" size="large" loading={busy} loadingLabel={t('busy')}>
        {t('late.send', { count })}
      </Button>
    </form>
  );
}
