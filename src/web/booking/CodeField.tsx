import { CircleCheck } from 'lucide-react';
import { errors } from '#src/contract/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { usdText } from '../ui/money-text.ts';
import type { WireQuote } from './booking-course.ts';
import { t } from './t.ts';

interface CodeFieldProps {
  readonly isOpen: boolean;
  readonly typed: string;
  /** The code that counts, or ''. */
  readonly applied: string;
  readonly busy: boolean;
  readonly error: 'empty-code' | 'refused' | null;
  readonly quote: WireQuote | null;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onType: (code: string) => void;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

function errorText({ error, quote }: CodeFieldProps): string | null {
  if (error === null) return null;
  if (error === 'empty-code') return errors['empty-code'].text;
  const reason = quote?.discount_note ?? '';
  const text = quote?.discount_error ?? errors['coupon-invalid'].text;
  return reason === '' ? text : `${text} – ${reason}`;
}

/** A discount code: folded away until asked for, then a field with its answer (spec 4 and 5). */
export function CodeField(props: CodeFieldProps) {
  const { isOpen, typed, applied, busy, quote, onToggle, onType, onApply, onCancel } = props;
  if (applied !== '' && !busy && quote !== null && quote.discount_error === null) {
    return (
      <p role="status" className="flex items-center gap-2 rounded-control bg-success-soft py-1 pr-1 pl-3 text-small">
        <CircleCheck aria-hidden size={18} className="shrink-0 text-success" />
        <span className="flex-1">
          <span className="font-bold">{applied}</span> · {t('code.saved', { amount: usdText(quote.coupon_discount) })}
        </span>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {t('code.cancel')}
        </Button>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <button
        type="button"
        aria-expanded={false}
        className="link needs-script min-h-11 justify-self-start text-small"
        onClick={() => onToggle(true)}
      >
        {t('code.open')}
      </button>
    );
  }
  return (
    <Field label={t('code.label')} error={errorText(props)}>
      {(control) => (
        <div className="flex gap-2">
          <input
            className="control uppercase"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter applies the code; the form round it is the booking itself.
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
