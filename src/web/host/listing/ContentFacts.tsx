import { use, useState } from 'react';
import { PictureBase } from '#src/web/ui/media/Picture.tsx';
import {
  contentRows,
  type ListingContent,
  type ListingPart,
  type PlaceNames,
  type OwnListing,
} from './content-rows.ts';
import { t } from './content-texts.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';

/** Newest first; with both names when someone acted for the host. */
export function ListingHistory({ history }: Pick<OwnListing, 'history'>) {
  if (history.length === 0) return null;
  return (
    <details className="rounded-card border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{t('history')}</summary>
      <ol className="grid gap-3 px-4 pb-4">
        {history.map((event, index) => (
          <li key={index} className="text-small">
            <p className="font-medium">
              {t(`act.${event.act}`, { part: event.part === null ? '' : t(`part.${event.part}`) })}
            </p>
            <p className="text-ink-2">
              <time dateTime={event.at}>{t('time.utc', { at: instantText(event.at, 'UTC') })}</time>
              {event.by !== '' && (
                <>
                  {', '}
                  {event.on_behalf_of === null
                    ? t('by', { name: event.by })
                    : t('byFor', { name: event.by, host: event.on_behalf_of })}
                </>
              )}
            </p>
            {event.words !== '' && <p className="mt-1 wrap-anywhere whitespace-pre-line">{event.words}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface ContentFactsProps {
  readonly part: ListingPart;
  readonly content: ListingContent;
  readonly names: PlaceNames;
}

export function ContentFacts({ part, content, names }: ContentFactsProps) {
  const rows = contentRows(part, content, names);
  const { photos = [] } = content;
  if (part === 'photos' && photos.length > 0) return <PhotoStrip photos={photos} />;
  if (rows.length === 0) return <p className="text-small text-ink-3">{t('value.nothing')}</p>;
  return (
    <dl className="grid gap-2">
      {rows.map(({ label, values }) => (
        <div key={label}>
          <dt className="text-small text-ink-2">{label}</dt>
          {values.map((value, index) => (
            <dd key={index} className="wrap-anywhere whitespace-pre-line">
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function PhotoStrip({ photos }: { readonly photos: NonNullable<ListingContent['photos']> }) {
  const base = use(PictureBase);
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, alt }) => (
        <li key={id} className="w-32">
          <Photo src={`${base}/${id}/card-295.webp`} />
          {alt !== '' && <span className="mt-1 block text-micro wrap-anywhere text-ink-2">{alt}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The photo of an old version may have been erased. */
function Photo({ src }: { readonly src: string }) {
  const [isGone, setGone] = useState(false);
  const look = 'aspect-[295/162] w-full rounded-chip bg-sand';
  if (isGone) return <span className={`${look} grid place-items-center text-micro text-ink-2`}>{t('value.gone')}</span>;
  return (
    <img
      // It may have failed before hydration.
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') setGone(true);
      }}
      src={src}
      alt=""
      width={295}
      height={162}
      loading="lazy"
      decoding="async"
      className={`${look} object-cover`}
      onError={() => setGone(true)}
    />
  );
}
