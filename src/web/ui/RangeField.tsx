import { Suspense, lazy, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { NumberRange } from './RangeSlider.tsx';
import { TextField } from './TextField.tsx';
import { readRange } from './whole-range.ts';
import type { RangeEnds } from './whole-range.ts';

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
