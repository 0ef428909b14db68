import { Suspense, lazy, useState, type KeyboardEvent } from 'react';
import type { NumberRange } from './RangeSlider.tsx';
import { TextField } from './Field.tsx';

// A range typed into two fields, read kindly. Pure.

/** The ends that a range may have. */
interface RangeEnds {
  readonly min: number;
  readonly max: number;
}

function within(text: string, ends: RangeEnds, fallback: number): number {
  const trimmed = text.trim();
  const number = trimmed === '' ? Number.NaN : Math.round(Number(trimmed));
  return Number.isFinite(number) ? Math.min(ends.max, Math.max(ends.min, number)) : fallback;
}

/**
 * Reads what stands in the two fields: whole numbers within the ends; an empty or unreadable field is its end; two that
 * stand the wrong way round change places.
 */
export function readRange(texts: readonly [string, string], ends: RangeEnds): readonly [number, number] {
  const [one, other] = [within(texts[0], ends, ends.min), within(texts[1], ends, ends.max)];
  return one <= other ? [one, other] : [other, one];
}

const RangeSlider = lazy(() => import('./RangeSlider.tsx').then((file) => ({ default: file.RangeSlider })));

interface RangeFieldProps {
  /** Both fields carry it, so that a form without script sends the two ends. */
  readonly name: string;
  /** What the range is of. */
  readonly label: string;
  readonly fieldLabels: readonly [string, string];
  readonly ends: RangeEnds;
  readonly value: NumberRange;
  readonly onChange: (value: NumberRange) => void;
  /** True once the slider may load: when the fields are in view. */
  readonly live: boolean;
}

type Texts = readonly [string, string];

/** A slider with two thumbs over two number fields; each follows the other. What is typed counts on Enter and on leaving. */
export function RangeField({ name, label, fieldLabels, ends, value, onChange, live }: RangeFieldProps) {
  const [moving, setMoving] = useState<NumberRange | null>(null);
  const [typed, setTyped] = useState<Texts | null>(null);
  const shown = moving ?? value;
  const texts: Texts = typed ?? [String(shown[0]), String(shown[1])];
  const settle = (next: NumberRange): void => {
    setMoving(null);
    setTyped(null);
    if (next[0] !== value[0] || next[1] !== value[1]) onChange(next);
  };
  const field = (index: 0 | 1) => ({
    name,
    label: fieldLabels[index],
    type: 'number',
    inputMode: 'numeric' as const,
    min: ends.min,
    max: ends.max,
    step: 1,
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
  const rail = <div className="mx-3.5 my-[1.1875rem] h-1.5 rounded-full bg-line noscript:hidden" />;
  return (
    <div className="grid gap-3">
      {live ? (
        <Suspense fallback={rail}>
          <RangeSlider
            label={label}
            thumbs={fieldLabels}
            ends={ends}
            value={shown}
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
    </div>
  );
}
