import { use } from 'react';
import { PictureBase } from '../ui/media/Picture.tsx';
import { contentRows, type ListingContent, type ListingPart, type PlaceNames } from './content-rows.ts';
import { t } from './t.ts';

interface ContentFactsProps {
  readonly part: ListingPart;
  readonly content: ListingContent;
  readonly names: PlaceNames;
}

/** What is written in one part, to be read. */
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
          <img
            src={`${base}/${id}/card-295.webp`}
            alt=""
            width={295}
            height={162}
            loading="lazy"
            decoding="async"
            className="aspect-[295/162] w-full rounded-chip bg-sand object-cover"
          />
          {alt !== '' && <span className="mt-1 block text-micro wrap-anywhere text-ink-2">{alt}</span>}
        </li>
      ))}
    </ul>
  );
}
