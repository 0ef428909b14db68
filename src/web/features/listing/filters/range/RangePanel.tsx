import { priceCurrencyName } from '#src/texts/money-text.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { totalWithin } from '#src/domain/catalog/range-scale.ts';
import { type KnownChoices, rangeCount } from '#src/web/features/listing/filters/known-choices.ts';
import { t } from '#src/web/features/listing/filters/texts.ts';
import { RangeField } from './RangeField.tsx';
import type { NumberRange } from './ScaleSlider.tsx';

interface RangePanelProps {
  readonly filter: 'price' | 'duration';
  readonly ends: { readonly min: number; readonly max: number };
  readonly value: NumberRange;
  /** A place of the range as it is called: money, hours. */
  readonly valueText: (value: number) => string;
  /** The same in few letters. */
  readonly labelText: (value: number) => string;
  readonly onChange: (value: NumberRange) => void;
  readonly live: boolean;
  readonly choices: KnownChoices | null;
}

/** A range drawn where the courses of the list are, with how many it has (docs/search.md#ranges). */
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
      {(shown) =>
        spread !== undefined &&
        choices?.isWhole === true && (
          <div className="grid gap-1 text-small text-ink-2">
            <p aria-live="polite" className="numbers font-medium text-ink">
              {rangeCount(totalWithin(spread, shown), shown[0] > ends.min || shown[1] < ends.max)}
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

/** What lies beyond an end: a range that is set leaves it out. */
function Beyond({ count, text, end }: BeyondProps) {
  return count === 0 ? null : <p>{t(text, { count, end })}</p>;
}
