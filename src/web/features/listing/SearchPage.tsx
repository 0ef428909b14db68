import { Breadcrumb } from '#src/web/ui/links/Breadcrumb.tsx';
import { CityChips } from './results/CityChips.tsx';
import { ListingShell } from './ListingShell.tsx';
import { ReadParts } from './results/ReadParts.tsx';
import type { SearchData } from './load-listing.ts';
import { t } from './texts.ts';
import { useListing } from './use-listing.ts';

/** The page of a keyword (titled 'Search result for {keyword}'). */
export function SearchPage({ data }: { readonly data: SearchData }) {
  const { frame, groups, keyword, meant } = data;
  const live = useListing(frame, data.listing);
  const { corrected } = live.shown;
  return (
    <>
      <div className="shell pt-4 desk:pt-6">
        <Breadcrumb crumbs={[{ label: t('place.home'), href: '/' }, { label: t('place.search') }]} />
        <h1 className="mt-2 text-h1">{t('search.title', { keyword })}</h1>
        {corrected !== null && <p className="mt-3 text-lead">{t('search.corrected', { keyword: corrected })}</p>}
        <ReadParts frame={frame} shown={live.shown} />
        <CityChips groups={meant} trip={live.query} className="mt-5" />
      </div>
      <ListingShell frame={frame} live={live} groups={groups} afterRows={null} />
    </>
  );
}
