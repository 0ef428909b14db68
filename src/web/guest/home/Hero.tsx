import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t as shell } from '#src/web/guest/texts.ts';
import { BarFields } from '#src/web/guest/search/box/BarFields.tsx';
import { SearchBox } from '#src/web/guest/search/box/SearchBox.tsx';
import type { CityGroups } from '#src/web/guest/search/box/search-destination.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { heroSizes, type HomeData } from './home.ts';
import { t } from './texts.ts';

// Rendered only by the server, for pages without JavaScript: not in the bundle.
const PlainHero = import.meta.env.SSR ? (await import('#src/web/guest/search/box/PlainSearch.tsx')).PlainHero : null;

interface HeroProps {
  readonly totals: HomeData['totals'];
  readonly groups?: CityGroups;
  readonly search: Omit<ComponentProps<typeof BarFields>, 'understood'>;
}

/** Photo, one sentence, one search. Wide screens show the text on the photo's empty third, phones below it. */
export function Hero({ totals, groups, search }: HeroProps) {
  const { hero, heroText } = useApp().settings;
  return (
    <section className="relative isolate z-1 bg-night text-on-night">
      <div className="absolute inset-0 -z-20 overflow-hidden">
        {hero !== null && (
          <Picture
            image={hero}
            shape="wide"
            sizes={heroSizes}
            priority
            position="72% 40%"
            className="absolute top-0 -start-[42%] -z-20 h-[16.25rem] w-[150%] tablet:start-0 tablet:h-[24rem] tablet:w-full desk:h-full"
          />
        )}
        <div
          aria-hidden
          className="absolute inset-x-0 top-0 -z-10 h-[16.25rem] bg-linear-to-b from-transparent from-24% to-night to-80% tablet:h-[24rem] desk:h-full desk:bg-linear-to-r desk:rtl:bg-linear-to-l desk:from-night/92 desk:from-0% desk:via-night/66 desk:via-44% desk:to-transparent desk:to-74%"
        />
      </div>
      <div className="shell flex min-h-[28rem] flex-col justify-end pt-[9rem] pb-7 tablet:pt-[19rem] tablet:pb-12 desk:min-h-[38rem] desk:justify-center desk:py-16">
        <h1 className="on-photo max-w-[9.4em] text-display text-balance tablet:max-w-[11.4em]">
          {heroText ?? t('home.promise')}
        </h1>
        <p className="on-photo mt-4 max-w-[33.7em] text-lead desk:max-w-[27.8em] wide:max-w-[33.7em] text-on-night-2 tablet:mt-5 desk:text-on-night">
          {t('home.lead')}
        </p>
        <div className="mt-8 hidden max-w-[46rem] text-ink tablet:block">
          <SearchBox
            look="hero"
            trip={search.trip}
            renderFields={(understood) => <BarFields {...search} understood={understood} />}
            {...(groups !== undefined && { groups })}
          />
        </div>
        <button
          type="button"
          className="needs-script mt-6 flex min-h-14 w-full items-center gap-3 rounded-full bg-surface px-5 text-start text-ink-2 shadow-2 tablet:hidden"
          onClick={() => openPopup('search-box')}
        >
          <Search aria-hidden size={20} className="text-brand" />
          {shell('search.open')}
        </button>
        <noscript>
          <div className="mt-4 tablet:hidden">{PlainHero !== null && <PlainHero today={search.today} />}</div>
        </noscript>
        <p className="on-photo numbers mt-5 text-small font-medium text-on-night-2 desk:text-on-night">
          {totals.courses > 0 &&
            `${t('home.experiences', { count: totals.courses })} · ${t('home.cities', { count: totals.cities })} · `}
          {t('home.feesIncluded')}
        </p>
      </div>
    </section>
  );
}
