import { CalendarOff, CalendarSync, ChevronLeft, ChevronRight, Rss } from 'lucide-react';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { ApplyButton } from '#src/web/ui/form/ApplyButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { shortDay } from './days.ts';
import type { Range } from './load.ts';
import { type Place, placeUrl, rangeOf, stepFrom, views } from './place.ts';
import { t } from './texts.ts';

interface ToolbarProps {
  readonly place: Place;
  readonly range: Range;
  readonly date: string;
}

/** Which days, of which listing, and what can be changed of them. All of it is links, so that it works without script. */
export function Toolbar({ place, range, date }: ToolbarProps) {
  return (
    <div className="mb-5 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label={t('view.label')}>
          <ul className="inline-flex rounded-control border border-line-strong p-0.5">
            {views.map((view) => (
              <li key={view}>
                <a
                  href={placeUrl(place, { view })}
                  aria-current={view === place.view ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center rounded-[0.4rem] px-4 text-small font-medium',
                    view === place.view ? 'bg-jade text-on-jade' : 'hover:bg-sand',
                  )}
                >
                  {t(`view.${view}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap gap-2">
          <a href={placeUrl(place, { form: 'block' })} className={buttonLook('secondary', 'small')}>
            <CalendarOff aria-hidden size={18} />
            {t('block.open')}
          </a>
          <a href={placeUrl(place, { form: 'week-rules' })} className={buttonLook('secondary', 'small')}>
            <CalendarSync aria-hidden size={18} />
            {t('week.open')}
          </a>
          <a href={placeUrl(place, { form: 'feeds' })} className={buttonLook('secondary', 'small')}>
            <Rss aria-hidden size={18} />
            {t('feeds.open')}
          </a>
        </div>
      </div>
      {range.listings.length > 1 && <ChooseListing place={place} range={range} />}
      {place.view === 'month' ? (
        <div className="flex items-center justify-end">
          {/* The grid has a heading of its own, once it is there. */}
          <h2 className="sr-only">{titleOf(place, date)}</h2>
          <Today place={place} />
          {/* The grid of the month turns by itself. */}
          <noscript>
            <Steps place={place} date={date} />
          </noscript>
        </div>
      ) : (
        <div className="flex items-center justify-between gap-3">
          <h2 className="min-w-0 font-sans text-body font-bold tracking-normal tablet:text-lead" aria-live="polite">
            {titleOf(place, date)}
          </h2>
          <div className="flex shrink-0 items-center">
            <Today place={place} />
            <Steps place={place} date={date} />
          </div>
        </div>
      )}
    </div>
  );
}

function titleOf(place: Place, date: string): string {
  const { from, to } = rangeOf(place, date);
  return t('span', { from: shortDay(from), to: shortDay(to) });
}

function Today({ place }: Pick<ToolbarProps, 'place'>) {
  return (
    <a href={placeUrl(place, { date: null })} className={buttonLook('quiet', 'small')}>
      {t('today')}
    </a>
  );
}

function Steps({ place, date }: Pick<ToolbarProps, 'place' | 'date'>) {
  return (
    <span className="inline-flex">
      <Step place={place} date={date} way={-1} />
      <Step place={place} date={date} way={1} />
    </span>
  );
}

function Step({ place, date, way }: { readonly place: Place; readonly date: string; readonly way: 1 | -1 }) {
  const Arrow = way === 1 ? ChevronRight : ChevronLeft;
  return (
    <a
      href={placeUrl(place, { date: stepFrom(place.view, date, way) })}
      aria-label={t(way === 1 ? 'next' : 'previous')}
      className="grid size-11 place-items-center rounded-full hover:bg-sand"
    >
      <Arrow aria-hidden size={20} className="rtl:-scale-x-100" />
    </a>
  );
}

/** A form that works without script, and changes at once with it. */
function ChooseListing({ place, range }: Pick<ToolbarProps, 'place' | 'range'>) {
  const { path, navigate } = useNavigation();
  const kept = Object.entries({ host: place.host, view: place.view, date: place.date });
  return (
    <form action={path} className="flex max-w-120 items-end gap-3">
      {kept.map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />)}
      <div className="min-w-0 grow">
        <Select
          name="listing"
          label={t('listing.label')}
          key={place.listing}
          defaultValue={place.listing ?? ''}
          options={[
            { value: '', label: t('listing.all') },
            ...range.listings.map(({ course_id, title }) => ({ value: String(course_id), label: title })),
          ]}
          onChange={(event) => navigate(placeUrl(place, { listing: Number(event.target.value) || null }))}
        />
      </div>
      <ApplyButton>{t('listing.go')}</ApplyButton>
    </form>
  );
}
