import { productSearchUrl } from '#src/contract/urls.ts';
import { SectionHead } from './SectionHead.tsx';
import type { HomeData } from './home.ts';
import { t } from './t.ts';

/** What one can do, as words that lead to a search. */
export function Categories({ categories }: { readonly categories: HomeData['categories'] }) {
  if (categories.length < 2) return null;
  return (
    <section aria-labelledby="categories" className="shell section">
      <SectionHead id="categories" folio={t('home.categoriesFolio')} title={t('home.categoriesTitle')} />
      <ul className="flex flex-wrap gap-3">
        {categories.map(({ id, name, total }) => (
          <li key={id}>
            <a
              href={productSearchUrl(name)}
              className="inline-flex min-h-12 items-center gap-2.5 rounded-full border border-line-strong bg-surface px-5 font-medium transition-colors duration-(--hover) hover:border-ink-2 hover:bg-sand"
            >
              {name}
              <span className="numbers text-small font-regular text-ink-2">{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
