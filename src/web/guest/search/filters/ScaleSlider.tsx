import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';
import { type SliderState, useSliderState } from 'react-stately/useSliderState';
import { barsOf, labelsOf, scaleOf, type Spread } from '#src/domain/catalogue/range-scale.ts';
import { localeTag } from '#src/texts/locale.ts';
import { classNames } from '#src/web/ui/class-names.ts';

/** Lower value first. */
export type NumberRange = readonly [number, number];

interface ScaleSliderProps {
  readonly label: string;
  readonly thumbs: readonly [string, string];
  readonly ends: { readonly min: number; readonly max: number };
  readonly spread: Spread;
  readonly value: NumberRange;
  readonly moving: NumberRange | null;
  readonly valueText: (value: number) => string;
  readonly labelText: (value: number) => string;
  readonly onMove: (value: NumberRange) => void;
  readonly onDone: (value: NumberRange) => void;
}

export function ScaleSlider(props: ScaleSliderProps) {
  return (
    <I18nProvider locale={localeTag()}>
      <Scale {...props} />
    </I18nProvider>
  );
}

const LABELS_MOST = 5;

/** Bars, a two-thumb slider and labels. Thumbs step between stops by keyboard and are announced with the stop's text. */
function Scale(props: ScaleSliderProps) {
  const { label, thumbs, ends, spread, value, moving, valueText, labelText, onMove, onDone } = props;
  const track = useRef<HTMLDivElement>(null);
  const stops = scaleOf(spread, ends, value);
  const last = stops.length - 1;
  const placeOf = (index: number) => stops[Math.round(index)] ?? ends.min;
  const rangeOf = ([from = 0, to = last]: readonly number[]): NumberRange => [placeOf(from), placeOf(to)];
  const current = moving ?? value;
  const slider = {
    'aria-label': label,
    minValue: 0,
    maxValue: last,
    value: current.map((place) => Math.max(0, stops.indexOf(place))),
    onChange: (indexes: number[]) => onMove(rangeOf(indexes)),
    onChangeEnd: (indexes: number[]) => onDone(rangeOf(indexes)),
  };
  // Announces the value, not the stop's index.
  const numberFormatter = { format: (index: number) => valueText(placeOf(index)) } as Intl.NumberFormat;
  const state = useSliderState({ ...slider, numberFormatter });
  const { groupProps, trackProps } = useSlider(slider, state, track);
  const [from, to] = [state.getThumbPercent(0) * 100, state.getThumbPercent(1) * 100];
  return (
    <div {...groupProps} className="px-3.5">
      <Bars spread={spread} stops={stops} current={current} />
      <div {...trackProps} ref={track} className="relative -mt-5.5 h-11 w-full">
        <span className="absolute -inset-x-3.5 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
        <span
          className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-jade"
          style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
        />
        {thumbs.map((name, index) => (
          <Thumb
            key={name}
            name={name}
            index={index}
            state={state}
            track={track}
            onSet={(to) => onDone(rangeOf(state.values.with(index, to)))}
          />
        ))}
      </div>
      <Labels stops={stops} labelText={labelText} />
    </div>
  );
}

interface BarsProps {
  readonly spread: Spread;
  readonly stops: readonly number[];
  readonly current: NumberRange;
}

/** Decorative: the numbers are in the text below. */
function Bars({ spread, stops, current: [low, high] }: BarsProps) {
  const bars = barsOf(spread, stops);
  const most = Math.max(1, ...bars.map(({ total }) => total));
  return (
    <div aria-hidden className="flex h-16 items-end">
      {bars.map(({ from, to, total }) => (
        <span
          key={to}
          className={classNames(
            'min-w-0 flex-1 rounded-t-[0.1875rem] border-x border-surface',
            from >= low && to <= high ? 'bg-jade' : 'bg-line-strong',
          )}
          style={{ height: total === 0 ? 0 : `${8 + (92 * total) / most}%` }}
        />
      ))}
    </div>
  );
}

function Labels({ stops, labelText }: Pick<ScaleSliderProps, 'labelText'> & { readonly stops: readonly number[] }) {
  return (
    <div aria-hidden className="numbers relative h-5 text-micro text-ink-2">
      {labelsOf(stops, LABELS_MOST).map((index) => (
        <span
          key={index}
          className="absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
          style={{ insetInlineStart: `${(100 * index) / (stops.length - 1)}%` }}
        >
          {labelText(stops[index] ?? 0)}
        </span>
      ))}
    </div>
  );
}

interface ThumbProps {
  readonly name: string;
  readonly index: number;
  readonly state: SliderState;
  readonly track: { current: HTMLDivElement | null };
  /** Changes by assistive technology, which neither drags nor presses keys. */
  readonly onSet: (index: number) => void;
}

function Thumb({ name, index, state, track, onSet }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const thumb = { index, trackRef: track, inputRef: input, 'aria-label': name };
  const { thumbProps, inputProps, isDragging } = useSliderThumb(thumb, state);
  return (
    <div
      {...thumbProps}
      className={classNames(
        'top-1/2 size-7 rounded-full border-2 border-jade shadow-1 before:absolute before:-inset-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade',
        isDragging ? 'cursor-grabbing bg-jade-soft' : 'cursor-grab bg-surface',
      )}
    >
      <VisuallyHidden>
        <input
          ref={input}
          {...inputProps}
          onChange={(event) => {
            const [least, most] = [state.getThumbMinValue(index), state.getThumbMaxValue(index)];
            onSet(Math.min(most, Math.max(least, Number(event.currentTarget.value))));
          }}
        />
      </VisuallyHidden>
    </div>
  );
}
