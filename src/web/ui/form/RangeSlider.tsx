import { I18nProvider, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { localeTag } from '#src/texts/locale.ts';

/** Two whole numbers, the lower first. */
export type NumberRange = readonly [number, number];

interface RangeSliderProps {
  readonly label: string;
  /** Names of the two thumbs. */
  readonly thumbs: readonly [string, string];
  readonly ends: { readonly min: number; readonly max: number };
  readonly value: NumberRange;
  /** Told while a thumb moves. */
  readonly onMove: (value: NumberRange) => void;
  /** Told when it has been let go. */
  readonly onDone: (value: NumberRange) => void;
}

const asRange = (values: readonly number[]): NumberRange => [values[0] ?? 0, values[1] ?? 0];

/** A slider with two thumbs; arrow keys, Page Up and Down, Home and End move them. Loaded when it is first needed. */
export function RangeSlider({ label, thumbs, ends, value, onMove, onDone }: RangeSliderProps) {
  return (
    <I18nProvider locale={localeTag()}>
      <Slider
        aria-label={label}
        minValue={ends.min}
        maxValue={ends.max}
        value={[...value]}
        onChange={(values) => onMove(asRange(values))}
        onChangeEnd={(values) => onDone(asRange(values))}
        className="px-3.5"
      >
        <SliderTrack className="relative h-11 w-full">
          {({ state }) => {
            const [from, to] = [state.getThumbPercent(0) * 100, state.getThumbPercent(1) * 100];
            return (
              <>
                <span className="absolute inset-x-[-0.875rem] top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
                <span
                  className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-jade"
                  style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
                />
                {thumbs.map((name, index) => (
                  <SliderThumb
                    key={name}
                    index={index}
                    aria-label={name}
                    className="top-1/2 size-7 cursor-grab rounded-full border-2 border-jade bg-surface shadow-1 before:absolute before:-inset-2.5 data-dragging:cursor-grabbing data-dragging:bg-jade-soft data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-jade"
                  />
                ))}
              </>
            );
          }}
        </SliderTrack>
      </Slider>
    </I18nProvider>
  );
}
