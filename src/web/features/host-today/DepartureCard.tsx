import { Megaphone, Printer } from 'lucide-react';
import { tellUrl } from '#src/contract/addresses/tell-url.ts';
import { manifestUrl } from '#src/contract/addresses/urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Guides } from './Guides.tsx';
import type { Day, Departure } from './load.ts';
import { PartyRow } from './PartyRow.tsx';
import { Pickups } from './Pickups.tsx';
import { t } from './texts.ts';

interface DepartureCardProps {
  readonly departure: Departure;
  /** Who can be assigned; empty for who may not. */
  readonly guides: Day['guides'];
  readonly level: 'h2' | 'h3';
  /** Of the page: what began the evening before says its own. */
  readonly shownDate: string;
  /** Over: there is nothing to tell any more. */
  readonly isOver: boolean;
}

/** One departure: when, what, who leads it, who comes, and the pickups before it. */
export function DepartureCard({ departure, guides, level: Heading, shownDate, isOver }: DepartureCardProps) {
  const { date, time, title, guests, capacity, heads, is_led, parties, pickup_order: order } = departure;
  return (
    <article className="rounded-panel border border-line bg-surface shadow-1">
      <header className="grid gap-1 border-b border-line p-4 tablet:p-5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Heading className="text-h3 wrap-anywhere">
            <span className="numbers">
              {date !== shownDate && `${dateText(date)}, `}
              {time}
            </span>{' '}
            {title}
          </Heading>
          {is_led && <Badge tone="jade">{t('guides.led')}</Badge>}
        </div>
        <p className="numbers text-small text-ink-2">
          {[t('seats', { guests, capacity }), ...(guests > 0 ? [t('seats.in', { heads, guests })] : [])].join(' · ')}
        </p>
        <Guides departure={departure} guides={guides} />
      </header>
      <ul className="divide-y divide-line">
        {parties.map((party) => (
          <li key={party.id} className="p-4 tablet:px-5">
            <PartyRow party={party} />
          </li>
        ))}
      </ul>
      <footer className="grid gap-3 border-t border-line p-4 tablet:px-5">
        {order.length > 0 && <Pickups departure={departure} />}
        <div className="flex flex-wrap gap-2 *:grow print:hidden">
          <a href={manifestUrl(departure.id)} className={buttonLook('secondary', 'small')}>
            <Printer aria-hidden size={18} />
            {t('print')}
          </a>
          {!isOver && (
            <a
              href={tellUrl({ hostId: departure.host_id, date: departure.date, departure })}
              className={buttonLook('secondary', 'small')}
            >
              <Megaphone aria-hidden size={18} />
              {t('tell')}
            </a>
          )}
        </div>
      </footer>
    </article>
  );
}
