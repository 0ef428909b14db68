import { wireCents } from '#src/domain/money/money.ts';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Field } from '#src/web/ui/form/Field.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { useFocusHandover } from '#src/web/ui/popup/use-focus-handover.ts';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { t } from '#src/web/guest/booking/texts.ts';
import { choiceOf } from '#src/domain/booking/choice.ts';
import { keepLinkCode, useOwnCodes } from '#src/web/guest/booking/own-codes.ts';
import type { OwnCodesProps } from './OwnCodes.tsx';
import type { Booking } from '#src/web/guest/booking/form/use-booking.ts';

interface CodeFieldProps extends OwnCodesProps {
  readonly isOpen: boolean;
  readonly typed: string;
  readonly applied: string;
  readonly error: 'empty-code' | 'refused' | null;
  readonly quote: WireQuote | null;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onType: (code: string) => void;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

function codeFault({ error, quote }: CodeFieldProps): string | null {
  if (error === null) return null;
  if (error === 'empty-code') return formErrorText('empty-code');
  const reason = quote?.discount_note ?? '';
  const text = quote?.discount_error ?? formErrorText('coupon-invalid');
  return reason === '' ? text : `${text} – ${reason}`;
}

/** A discount code, folded until asked for (docs/domain/checkout.md#code-form). */
export function CodeField(props: CodeFieldProps) {
  const { isOpen, applied, busy, quote } = props;
  const isApplied = applied !== '' && !busy && quote !== null && quote.discount_error === null;
  const stage = isApplied ? 'applied' : isOpen ? 'open' : 'folded';
  const area = useFocusHandover<HTMLDivElement>(stage);
  return (
    <div {...area} className="grid gap-2">
      {isApplied ? <AppliedCode {...props} quote={quote} /> : <CodeOffers {...props} />}
      {stage === 'folded' && (
        <button
          type="button"
          data-next-focus
          aria-expanded={false}
          className="link needs-script min-h-11 justify-self-start text-small"
          onClick={() => props.onToggle(true)}
        >
          {t('code.open')}
        </button>
      )}
      {stage === 'open' && (
        <div className="needs-script">
          <OpenCode {...props} />
        </div>
      )}
    </div>
  );
}

const OwnCodes = lazy(() => import('./OwnCodes.tsx').then((file) => ({ default: file.OwnCodes })));

/** The guest's own codes, of which most guests have none: loaded with the first. */
export function CodeOffers(props: OwnCodesProps) {
  if (props.offers.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OwnCodes {...props} />
    </Suspense>
  );
}

function AppliedCode({ applied, quote, onCancel }: CodeFieldProps & { readonly quote: WireQuote }) {
  return (
    <p role="status" className="flex items-center gap-2 rounded-control bg-success-soft py-1 pe-1 ps-3 text-small">
      <CircleCheck aria-hidden size={18} className="shrink-0 text-success" />
      <span className="flex-1">
        <span className="font-bold">{applied}</span> · {savedText(quote)}
      </span>
      <Button kind="quiet" size="small" className="needs-script" data-next-focus onClick={onCancel}>
        {t('code.cancel')}
      </Button>
    </p>
  );
}

/** The code's saving; a partner code saves nothing, its note is shown. */
function savedText({ coupon_discount: saved, discount_note: note }: WireQuote): string {
  if (saved === 0 && note !== null) return note;
  return t('code.saved', { amount: priceText(wireCents(saved)) });
}

function OpenCode(props: CodeFieldProps) {
  const { typed, busy, onType, onApply, onCancel } = props;
  return (
    <Field label={t('code.label')} error={codeFault(props)} isAnnounced>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <input
            className="control w-auto min-w-32 flex-1 uppercase"
            data-next-focus
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter applies the code; the surrounding form is the booking itself.
              event.preventDefault();
              onApply();
            }}
            {...control}
          />
          <Button kind="secondary" loading={busy} loadingLabel={t('book.loading')} onClick={onApply}>
            {t('code.apply')}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('flow.close')}
          </Button>
        </div>
      )}
    </Field>
  );
}

export function CodeForm({ booking }: { readonly booking: Booking }) {
  const { state } = booking.view;
  const { send } = booking;
  const offers = useOwnCodes(choiceOf(state, ''));
  const use = (code: string): void => {
    send({ type: 'code-typed', code });
    send({ type: 'code-applied' });
  };
  return (
    <CodeField
      isOpen={state.is_discount_open}
      typed={state.coupon_code}
      applied={state.coupon}
      busy={state.is_applying}
      error={state.discount_error}
      quote={state.calculation}
      onToggle={(is_open) => send({ type: 'discount-toggled', is_open })}
      onType={(code) => send({ type: 'code-typed', code })}
      onApply={() => send({ type: 'code-applied' })}
      onCancel={() => {
        keepLinkCode(null);
        send({ type: 'code-cancelled' });
      }}
      offers={offers}
      onUse={use}
    />
  );
}
