import { type SubmitEvent, useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { reasonLength } from '#src/domain/admin/areas.ts';
import { fromMinor, wireCents } from '#src/domain/money/money.ts';
import { onlineStep, priceCurrency } from '#src/domain/money/own-currency.ts';
import { priceCurrencyName, priceText } from '#src/texts/money-text.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { LedgerLines } from './LedgerLines.tsx';
import { withFreshFactor } from './kit/fresh-factor.ts';
import { t } from './bookings-texts.ts';

type AdminBooking = CallOutput<'admin/booking'>;

interface RefundFormProps {
  readonly bookingId: string;
  readonly money: AdminBooking;
  readonly onDone: (message: string) => void;
}

export function RefundForm({ bookingId, money, onDone }: RefundFormProps) {
  const { left } = money;
  const refund = useRefund(bookingId, onDone);
  const closed = closedText(money);
  return (
    <section aria-labelledby="refund" className="rounded-card border border-line p-4 tablet:p-5">
      <h2 id="refund" className="text-h3">
        {t('one.refund.title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{closed ?? t('one.refund.text')}</p>
      {closed === null && <AmountForm refund={refund} left={left} />}
    </section>
  );
}

function closedText({ left, is_refunding: isRefunding, is_disputed: isDisputed }: AdminBooking): string | null {
  if (isDisputed) return t('one.refund.disputed');
  if (isRefunding) return t('one.refund.open');
  return left === 0 ? t('one.refund.none') : null;
}

function AmountForm({ refund, left }: { readonly refund: Refund; readonly left: number }) {
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (amount !== null) refund.request(amount, reason.trim());
  };
  if (refund.quote !== null) return <QuoteView refund={refund} quote={refund.quote} />;
  return (
    <form onSubmit={send} className="needs-script grid max-w-140 gap-4">
      <FormMessage text={refund.trouble} />
      <NumberField
        label={t('one.refund.amount', { currency: priceCurrencyName() })}
        hint={t('one.refund.amountHint', { amount: priceText(wireCents(left)) })}
        min={fromMinor(onlineStep())}
        max={left}
        decimals={priceCurrency().digits}
        required
        value={amount}
        onNumber={setAmount}
      />
      <TextArea
        label={t('one.refund.reason')}
        hint={t('one.refund.reasonHint')}
        required
        minLength={reasonLength.least}
        maxLength={reasonLength.most}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" kind="secondary" loading={refund.busy} loadingLabel={t('busy')}>
        {t('one.refund.quote')}
      </Button>
    </form>
  );
}

function QuoteView({ refund, quote }: { readonly refund: Refund; readonly quote: RefundQuote }) {
  const amount = priceText(wireCents(quote.amount));
  return (
    <div className="grid max-w-140 gap-3">
      {refund.hasChanged && <Banner tone="warning">{t('one.refund.changed')}</Banner>}
      <p role="status" className="font-medium">
        {quote.message} {t('one.refund.left', { amount: priceText(wireCents(quote.left)) })}
      </p>
      <p className="text-small">{t('one.refund.lines')}</p>
      <div className="rounded-control bg-sand p-3">
        <LedgerLines lines={quote.lines} />
      </div>
      <FormMessage text={refund.trouble} />
      <div className="grid gap-3 phone:grid-cols-2">
        <Button kind="danger" loading={refund.busy} loadingLabel={t('busy')} onClick={refund.confirm}>
          {t('one.refund.confirm', { amount })}
        </Button>
        <Button kind="quiet" onClick={refund.forget}>
          {t('one.refund.other')}
        </Button>
      </div>
    </div>
  );
}

// A refund by hand in two steps: the quote, then exactly that (docs/reference/back-office.md#refund-by-hand).

type RefundQuote = CallOutput<'admin/refund'>;

interface Refund {
  readonly quote: RefundQuote | null;
  readonly hasChanged: boolean;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly request: (amount: number, reason: string) => void;
  readonly confirm: () => void;
  readonly forget: () => void;
}

/** Requests and confirms a quote; `onDone` gets the refund's message. */
function useRefund(bookingId: string, onDone: (message: string) => void): Refund {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [request, setRequest] = useState<{ amount: number; reason: string } | null>(null);
  const [quote, setQuote] = useState<RefundQuote | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const fetchQuote = async (of: { amount: number; reason: string }): Promise<string | null> => {
    setQuote(null);
    const answer = await api('admin/refund', { booking_id: bookingId, ...of });
    if (!answer.ok) return failureText(answer);
    setQuote(answer.data);
    return null;
  };
  const requestQuote = (amount: number, reason: string): void => {
    const next = { amount, reason };
    setRequest(next);
    setChanged(false);
    void run(() => fetchQuote(next));
  };
  const confirm = (): void => {
    const quoteId = quote?.quote_id ?? null;
    if (request === null || quoteId === null) return;
    void run(async () => {
      const answer = await withFreshFactor(() =>
        api('admin/refund', { booking_id: bookingId, ...request, quote_id: quoteId }),
      );
      if (answer.ok) {
        setQuote(null);
        onDone(answer.data.message);
        return null;
      }
      if (!isRefusedAs(answer, 'quote-changed')) return failureText(answer);
      setChanged(true);
      return fetchQuote(request);
    });
  };
  return { quote, hasChanged, busy, trouble, request: requestQuote, confirm, forget: () => setQuote(null) };
}
