import { useApp } from '../../app-context.tsx';
import { t } from '../../locale/t.ts';
import { Cities } from './Cities.tsx';
import { CourseRow } from './CourseRow.tsx';
import { Hero } from './Hero.tsx';
import { HostBand } from './HostBand.tsx';
import { HostsStrip } from './HostsStrip.tsx';
import { HowPayingWorks } from './HowPayingWorks.tsx';
import { PartnerStrip } from './PartnerStrip.tsx';
import { homeRows } from './home.ts';
import type { HomeData } from './home.ts';

/** The home page: the promise and the search, the cities, what can be booked, how paying works, the hosts. */
export function HomePage({ data }: { readonly data: HomeData }) {
  const { settings } = useApp();
  const rows = homeRows(data.courses);
  return (
    <>
      <Hero totals={data.totals} groups={data.countries} />
      <Cities cities={data.cities} groups={data.countries} />
      <CourseRow id="loved" title={t('home.loved')} folio={t('home.lovedFolio')} courses={rows.loved} />
      <CourseRow id="soon" title={t('home.soon')} folio={t('home.soonFolio')} courses={rows.soon} />
      <HowPayingWorks />
      <CourseRow id="more" title={t('home.more')} folio={t('home.moreFolio')} courses={rows.more} />
      <HostsStrip courses={data.courses} totals={data.totals} />
      {data.partner !== null && settings.partners.shown && <PartnerStrip partner={data.partner} />}
      <HostBand />
    </>
  );
}
