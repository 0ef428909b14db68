import { useApp } from '#src/web/app/app-context.tsx';
import { Categories } from './Categories.tsx';
import { Cities } from './Cities.tsx';
import { CourseRow } from './CourseRow.tsx';
import { GuestQuotes } from './GuestQuotes.tsx';
import { Hero } from './Hero.tsx';
import { HostBand } from './HostBand.tsx';
import { HostsStrip } from './HostsStrip.tsx';
import { HowPayingWorks } from './HowPayingWorks.tsx';
import { NothingYet } from './NothingYet.tsx';
import { PartnerStrip } from './PartnerStrip.tsx';
import { RecentRow } from './RecentRow.tsx';
import type { HomeData } from './home.ts';
import { t } from './t.ts';

/** The home page: the promise and the search, the cities, what can be booked, how paying works, the hosts. */
export function HomePage({ data }: { readonly data: HomeData }) {
  const { partners } = useApp().settings;
  const { rows, totals } = data;
  // With more cities than the page brought along, the search asks for them when somebody types.
  const hasAll = totals.cities <= data.cities.length;
  return (
    <>
      <Hero totals={totals} {...(hasAll && { groups: data.countries })} />
      {data.cities.length === 0 && <NothingYet />}
      <Cities cities={data.cities} groups={data.countries} hasAll={hasAll} />
      <RecentRow />
      <CourseRow id="soon" title={t('home.soon')} folio={t('home.soonFolio')} courses={rows.soon} />
      <CourseRow id="loved" title={t('home.loved')} folio={t('home.lovedFolio')} courses={rows.loved} />
      <HowPayingWorks />
      <CourseRow id="more" title={t('home.more')} folio={t('home.moreFolio')} courses={rows.more} />
      <Categories categories={data.categories} />
      <GuestQuotes reviews={data.reviews} />
      {data.cities.length > 0 && <HostsStrip image={data.hostImage} totals={totals} />}
      {data.partner !== null && partners.shown && (
        <PartnerStrip partner={data.partner} source={partners.source ?? data.partner.source} />
      )}
      <HostBand />
    </>
  );
}
