import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readNumber } from '#src/domain/typed/numbers.ts';
import { numberFormat } from '#src/texts/intl.ts';
import { localeTag } from '#src/texts/locale.ts';
import { TextField } from './Field.tsx';
import { t } from './texts.ts';

/** Inclusive bounds and the number of decimals, 0 by default. */
interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly decimals?: number;
}

/** Null while empty or invalid (`wrong`). */
interface TypedNumber {
  readonly value: number | null;
  readonly wrong?: string;
}

const written = (value: number): string =>
  numberFormat(localeTag(), { useGrouping: false, maximumFractionDigits: 8 }).format(value);

const pointOf = (): '.' | ',' => (written(0.5).includes(',') ? ',' : '.');

function typedNumber(text: string, { min, max, decimals = 0 }: NumberBounds): TypedNumber {
  const read = readNumber(text, { decimals, point: pointOf() });
  if (read.kind === 'empty') return { value: null };
  if (read.kind === 'unclear')
    return { value: null, wrong: decimals === 0 ? t('number.whole') : t('number.unclear', { sample: written(12.5) }) };
  if (read.kind === 'ambiguous') {
    const [whole, decimal] = read.values.map(written);
    return { value: null, wrong: t('number.ambiguous', { whole: whole ?? '', decimal: decimal ?? '' }) };
  }
  const { value } = read;
  if (value >= min && value <= max) return { value };
  return { value: null, wrong: t('number.bounds', { min: written(min), max: written(max) }) };
}

interface NumberFieldProps extends NumberBounds {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly className?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  /** A value other than the typed one replaces the text. */
  readonly value: number | null;
  readonly onNumber?: (value: number | null) => void;
  /** The field name of the parsed number in the form data. */
  readonly name?: string;
}

/**
 * Accepts any digits and separators. An unreadable number shows an error and blocks its form (`focusUnread`); the text
 * stays.
 */
export function NumberField(props: NumberFieldProps) {
  const { min, max, decimals = 0, value, onNumber, name, error, maxLength = 20, ...field } = props;
  const [text, setText] = useState(value === null ? '' : written(value));
  const [seen, setSeen] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const typed = typedNumber(text, { min, max, decimals });
  if (seen !== value) {
    setSeen(value);
    if (value !== typed.value) setText(value === null ? '' : written(value));
  }
  // An empty field is invalid only on submit.
  const unfit = typed.wrong ?? (field.required && typed.value === null ? t('number.missing') : '');
  useEffect(() => input.current?.setCustomValidity(unfit), [unfit]);
  return (
    <>
      <TextField
        {...field}
        ref={input}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        error={typed.wrong ?? error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onNumber?.(typedNumber(event.currentTarget.value, { min, max, decimals }).value);
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={typed.value ?? ''} />}
    </>
  );
}
