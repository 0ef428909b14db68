// The two filters that are ranges: price in whole US dollars, duration in whole hours (spec 9).
import { limits } from '#src/domain/limits.ts';
import { RangeField } from '../../ui/RangeField.tsx';
import type { PanelProps } from './panel.ts';
import { t } from './t.ts';

/** The listing price for one person. */
export function PricePanel({ query, onChange, live }: PanelProps) {
  return (
    <RangeField
      name="price"
      label={t('price.range')}
      fieldLabels={[t('price.from'), t('price.to')]}
      ends={limits.priceFilter}
      value={query.price}
      onChange={(price) => onChange({ price })}
      live={live}
    />
  );
}

/** How long it lasts. */
export function DurationPanel({ query, onChange, live }: PanelProps) {
  return (
    <RangeField
      name="duration"
      label={t('duration.range')}
      fieldLabels={[t('duration.from'), t('duration.to')]}
      ends={limits.durationFilter}
      value={query.duration}
      onChange={(duration) => onChange({ duration })}
      live={live}
    />
  );
}
