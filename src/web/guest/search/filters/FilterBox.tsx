import { useState } from 'react';
import { defaultListing, type ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { PanelOf } from './FilterPanels.tsx';
import { panelsOf } from './panels.ts';
import type { ListingFrame } from '#src/web/guest/search/listing.ts';
import { listingStep } from '#src/web/guest/search/listing-step.ts';
import { t as listText } from '#src/web/guest/search/texts.ts';
import { buttonText, type ResultCount } from './filter-counts.ts';
import { t } from './texts.ts';
import { countedKey, useChoices } from './use-choices.ts';

interface FilterBoxProps {
  readonly frame: ListingFrame;
  readonly query: ListingQuery;
  readonly resultCount: ResultCount;
  readonly onApply: (query: ListingQuery) => void;
}

/** All filters; applied only by its button, which shows the number of results. */
export function FilterBox({ frame, query, resultCount, onApply }: FilterBoxProps) {
  const [draft, setDraft] = useState(query);
  const { choices, isAsking } = useChoices(frame, draft, true);
  const isStart = countedKey(frame, draft) === countedKey(frame, query);
  const count = isStart ? resultCount : (choices?.count ?? (isAsking ? resultCount : null));
  const isWaiting = isAsking && !isStart;
  return (
    <form
      aria-label={listText('box.title')}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <div className="divide-y divide-line">
        {panelsOf(frame).map(({ key }) => (
          <section key={key} aria-labelledby={`box-${key}`} className="py-5 first:pt-0">
            <h3 id={`box-${key}`} className="mb-2.5 font-sans text-body font-bold tracking-normal">
              {listText(`filter.${key}`)}
            </h3>
            <PanelOf
              filter={key}
              query={draft}
              frame={frame}
              live
              choices={choices}
              onChange={(change) =>
                setDraft(listingStep({ query: draft, isSorterOpen: false }, { type: 'filter', change }).query)
              }
            />
          </section>
        ))}
      </div>
      <div className="sticky -bottom-(--pad) -mx-(--pad) -mb-(--pad) flex flex-wrap gap-3 border-t border-line bg-surface px-(--pad) py-3.5">
        <Button
          kind="quiet"
          className="-mx-4"
          onClick={() => setDraft({ ...defaultListing(frame.page), sort: query.sort })}
        >
          {t('box.reset')}
        </Button>
        <Button type="submit" className="flex-1 whitespace-nowrap" aria-busy={isWaiting}>
          <span aria-live="polite" className={classNames('numbers', isWaiting && 'opacity-60')}>
            {buttonText(count)}
          </span>
        </Button>
      </div>
    </form>
  );
}
