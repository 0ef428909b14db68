import { Hotel, Plane } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import type { HomeData } from './home.ts';
import { t } from './t.ts';

const offers = [
  { key: 'flights', Icon: Plane },
  { key: 'hotels', Icon: Hotel },
] as const;

interface PartnerStripProps {
  readonly partner: NonNullable<HomeData['partner']>;
  /** Whose figure it is. */
  readonly source: string | null;
}

/** The partner text of spec 1, labelled as such, with its source where the operator names one (product 14). */
export function PartnerStrip({ partner, source }: PartnerStripProps) {
  return (
    <section aria-label={partner.label} className="shell section">
      <div className="grid gap-4 rounded-panel border border-line bg-surface p-5 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,auto)] tablet:items-center tablet:gap-8 tablet:p-7">
        {offers.map(({ key, Icon }) => (
          <div key={key} className="flex items-center gap-4">
            <span
              aria-hidden
              className="grid size-14 shrink-0 place-items-center rounded-full bg-marigold-soft text-marigold-ink"
            >
              <Icon size={24} />
            </span>
            <div>
              <h2 className="text-h3">{t(`partner.${key}`)}</h2>
              <p className="text-ink-2">{t('partner.percent', { percent: partner.percent })}</p>
            </div>
          </div>
        ))}
        <div className="flex items-center gap-3 tablet:flex-col tablet:items-end">
          <Badge tone="sand">{partner.label}</Badge>
          {source !== null && <span className="text-small text-ink-2">{t('partner.source', { source })}</span>}
        </div>
      </div>
    </section>
  );
}
