import { searchTitle } from '#src/contract/notices.ts';
import { productListUrl } from '#src/contract/urls.ts';
import { t } from '../../locale/t.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ListingShell } from './ListingShell.tsx';
import type { SearchData } from './search-data.ts';

/** The page of a keyword (spec 2: titled 'Search result for {keyword}'). */
export function SearchPage({ data }: { readonly data: SearchData }) {
  return (
    <>
      <div className="shell pt-4 desk:pt-6">
        <Breadcrumb crumbs={[{ label: t('breadcrumb.home'), href: '/' }, { label: t('breadcrumb.search') }]} />
        <h1 className="mt-2 text-h1">{searchTitle(data.keyword)}</h1>
        {data.corrected !== null && (
          <p className="mt-3 text-ink-2">{t('search.corrected', { keyword: data.corrected })}</p>
        )}
        {data.cities.length > 0 && (
          <div className="mt-5 flex flex-wrap items-center gap-2">
            <span className="text-small text-ink-2">{t('search.cities')}</span>
            {data.cities.map((city) => (
              <a
                key={city.id}
                href={productListUrl(city)}
                className={`${buttonLook('secondary', 'small')} rounded-full`}
              >
                {city.name}
              </a>
            ))}
          </div>
        )}
      </div>
      <ListingShell listing={data.listing} groups={data.groups} afterRows={null} />
    </>
  );
}
