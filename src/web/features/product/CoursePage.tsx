import { productListUrl } from '#src/contract/addresses/urls.ts';
import { CardGrid } from '#src/web/cards/CardGrid.tsx';
import { Lantern } from '#src/web/ui/states/Lantern.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { PausedData, ProductData } from './product-data.ts';
import { t } from './texts.ts';
import { ProductPage } from './ProductPage.tsx';

/** An experience that takes no bookings for a while: it is known, it may come back, and others are similar. */
function PausedPage({ data: { paused, related } }: { readonly data: PausedData }) {
  const city = { id: paused.city_id, slug: paused.city_slug };
  return (
    <div className="shell py-12 tablet:py-20">
      <div className="grid items-center gap-8 tablet:grid-cols-[minmax(0,40rem)_auto] tablet:justify-between">
        <div>
          <p className="folio">{paused.city_name}</p>
          <h1 className="mt-4 text-h1">{t('paused.title')}</h1>
          <p className="mt-4 text-lead text-ink-2">{t('paused.text', { title: paused.title })}</p>
          <p className="mt-2 text-ink-2">{t('paused.booked')}</p>
          <p className="mt-6">
            <a href={productListUrl(city)} className={buttonLook('primary')}>
              {t('paused.city', { city: paused.city_name })}
            </a>
          </p>
        </div>
        <div aria-hidden className="hidden size-56 place-items-center rounded-full bg-marigold-soft tablet:grid">
          <Lantern className="h-40 w-auto" />
        </div>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="similar" className="section">
          <h2 id="similar" className="mb-6 text-h2">
            {t('similar.title')}
          </h2>
          <CardGrid courses={related} columns={4} />
        </section>
      )}
    </div>
  );
}

/** An experience at its address: what it is and how to book it, or that it takes a break. */
export function CoursePage({ data }: { readonly data: ProductData | PausedData }) {
  return 'paused' in data ? <PausedPage data={data} /> : <ProductPage data={data} />;
}
