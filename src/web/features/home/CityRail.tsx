import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type UIEvent } from 'react';
import type { Trip } from '#src/contract/listing/trip.ts';
import { CityTile } from '#src/web/cards/CityTile.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { HomeData } from './home.ts';
import { t } from './texts.ts';

interface CityRailProps {
  readonly cities: HomeData['cities'];
  readonly trip: Trip;
}

/**
 * Many cities as a row that scrolls. On phones and tablets it runs to the edge of the window, where the next tile looks in; from
 * 1,024 px on whole tiles fill the width of the page, fewer where letters are large, and arrows turn to the next ones
 * (docs/looks.md#rows).
 */
export function CityRail({ cities, trip }: CityRailProps) {
  const rail = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isFirst: true, isLast: false });
  const look = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent<HTMLUListElement>) => {
    // Where one reads from right to left, it counts below 0.
    const gone = Math.abs(scrollLeft);
    setEnds({ isFirst: gone < 2, isLast: gone + clientWidth > scrollWidth - 2 });
  };
  const turn = (by: 1 | -1) => {
    const width = rail.current?.clientWidth ?? 0;
    rail.current?.scrollBy({ left: by * (document.dir === 'rtl' ? -width : width) });
  };
  const arrow = (label: string, by: 1 | -1, isAtEnd: boolean) => (
    <IconButton
      label={label}
      tone="outline"
      aria-controls="city-rail"
      aria-disabled={isAtEnd || undefined}
      className="aria-disabled:border-line aria-disabled:text-ink-3 rtl:-scale-x-100"
      onClick={() => turn(by)}
    >
      {by < 0 ? <ChevronLeft aria-hidden size={20} /> : <ChevronRight aria-hidden size={20} />}
    </IconButton>
  );
  return (
    <>
      <SectionHead
        id="cities"
        folio={t('home.citiesFolio')}
        title={t('home.citiesTitle')}
        aside={
          <div className="needs-script hidden gap-2 desk:flex">
            {arrow(t('home.citiesBack'), -1, ends.isFirst)}
            {arrow(t('home.citiesOn'), 1, ends.isLast)}
          </div>
        }
      />
      <ul
        ref={rail}
        id="city-rail"
        onScroll={look}
        className="rail scroll-smooth auto-cols-[minmax(10rem,42%)] gap-3 phone:auto-cols-[11.5rem] tablet:gap-5 desk:-mx-1.5 desk:auto-cols-[max(10rem,calc((100%-4*1.25rem)/5))] desk:scroll-px-1.5 desk:px-1.5 wide:auto-cols-[max(10rem,calc((100%-5*1.25rem)/6))]"
      >
        {cities.map((city) => (
          <li key={city.id}>
            <CityTile city={city} trip={trip} look="stamp" sizes="320px" />
          </li>
        ))}
      </ul>
    </>
  );
}
