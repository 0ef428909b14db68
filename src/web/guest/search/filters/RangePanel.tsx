import { priceCurrencyName } from '#src/texts/money-text.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { totalWithin, type Spread } from '#src/domain/catalogue/range-scale.ts';
import { type FilterCounts, rangeCount } from './filter-counts.ts';
import { t } from './texts.ts';
import type { NumberRange } from './ScaleSlider.tsx';
import { Suspense, lazy, useState, type KeyboardEvent, type ReactNode } from 'react';
import { readNumber } from '#src/domain/typed/numbers.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';

// Parses a range typed into two fields. Pure.

interface RangeEnds {
  readonly min: number;
  readonly max: number;
}

function within(text: string, ends: RangeEnds, fallback: number): number {
  const read = readNumber(text, { decimals: 2, point: '.' });
  const number =
    read.kind === 'ambiguous' ? read.values[0] : read.kind === 'number' ? Math.round(read.value) : fallback;
  return Math.min(ends.max, Math.max(ends.min, number));
}

/** Whole numbers within the ends; an empty or unreadable field is its end; reversed values are swapped. */
export function readRange(texts: readonly [string, string], ends: RangeEnds): readonly [number, number] {
  const [one, other] = [within(texts[0], ends, ends.min), within(texts[1], ends, ends.max)];
  return one <= other ? [one, other] : [other, one];
}

const ScaleSlider = lazy(() => import('./ScaleSlider.tsx').then((file) => ({ default: file.ScaleSlider })));

interface RangeFieldProps {
  /** Both fields have this name, so a form without script sends both. */
  readonly name: string;
  readonly label: string;
  readonly fieldLabels: readonly [string, string];
  readonly ends: RangeEnds;
  readonly value: NumberRange;
  readonly spread: Spread;
  readonly valueText: (value: number) => string;
  readonly labelText: (value: number) => string;
  readonly onChange: (value: NumberRange) => void;
  readonly live: boolean;
  readonly children: (current: NumberRange) => ReactNode;
}

type Texts = readonly [string, string];

/** A two-thumb slider under bars, synchronized with two fields. Typed values apply on Enter and blur. */
function RangeField(props: RangeFieldProps) {
  const { name, label, fieldLabels, ends, value, spread, valueText, labelText, onChange, live, children } = props;
  const [moving, setMoving] = useState<NumberRange | null>(null);
  const [typed, setTyped] = useState<Texts | null>(null);
  const current = moving ?? value;
  const texts: Texts = typed ?? [String(current[0]), String(current[1])];
  const settle = (next: NumberRange): void => {
    setMoving(null);
    setTyped(null);
    if (next[0] !== value[0] || next[1] !== value[1]) onChange(next);
  };
  const field = (index: 0 | 1) => ({
    name,
    label: fieldLabels[index],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 12,
    value: texts[index],
    className: 'numbers',
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const text = event.currentTarget.value;
      setTyped(index === 0 ? [text, texts[1]] : [texts[0], text]);
    },
    onBlur: () => typed !== null && settle(readRange(typed, ends)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (typed !== null) settle(readRange(typed, ends));
    },
  });
  const rail = <div className="h-33 noscript:hidden" />;
  return (
    <div className="grid gap-3">
      {live ? (
        <Suspense fallback={rail}>
          <ScaleSlider
            label={label}
            thumbs={fieldLabels}
            ends={ends}
            spread={spread}
            value={value}
            moving={moving}
            valueText={valueText}
            labelText={labelText}
            onMove={setMoving}
            onDone={settle}
          />
        </Suspense>
      ) : (
        rail
      )}
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field(0)} />
        <TextField {...field(1)} />
      </div>
      {children(current)}
    </div>
  );
}

interface RangePanelProps {
  readonly filter: 'price' | 'duration';
  readonly ends: { readonly min: number; readonly max: number };
  readonly value: NumberRange;
  readonly valueText: (value: number) => string;
  readonly labelText: (value: number) => string;
  readonly onChange: (value: NumberRange) => void;
  readonly live: boolean;
  readonly choices: FilterCounts | null;
}

/** A range with the distribution of the list's values (docs/domain/search.md#ranges). */
export function RangePanel(props: RangePanelProps) {
  const { filter, ends, value, valueText, labelText, onChange, live, choices } = props;
  const spread = choices?.spreads[filter];
  const { symbol: currency } = priceCurrency();
  return (
    <RangeField
      name={filter}
      label={t(`${filter}.range`, { currency: priceCurrencyName() })}
      fieldLabels={[t(`${filter}.from`, { currency }), t(`${filter}.to`, { currency })]}
      ends={ends}
      value={value}
      spread={spread ?? []}
      valueText={valueText}
      labelText={labelText}
      onChange={onChange}
      live={live}
    >
      {(current) =>
        spread !== undefined &&
        choices?.isWhole === true && (
          <div className="grid gap-1 text-small text-ink-2">
            <p aria-live="polite" className="numbers font-medium text-ink">
              {rangeCount(totalWithin(spread, current), current[0] > ends.min || current[1] < ends.max)}
            </p>
            <Beyond
              count={totalWithin(spread, [ends.max + 0.5, Infinity])}
              text={`${filter}.above`}
              end={valueText(ends.max)}
            />
            {filter === 'duration' && (
              <Beyond
                count={totalWithin(spread, [0, ends.min - 0.5])}
                text="duration.below"
                end={valueText(ends.min)}
              />
            )}
          </div>
        )
      }
    </RangeField>
  );
}

interface BeyondProps {
  readonly count: number;
  readonly text: 'price.above' | 'duration.above' | 'duration.below';
  readonly end: string;
}

/** Results beyond an end, which a set range excludes. */
function Beyond({ count, text, end }: BeyondProps) {
  return count === 0 ? null : <p>{t(text, { count, end })}</p>;
}
