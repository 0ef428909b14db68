import { aspectText, labelText } from '#src/web/host/said/said-text.ts';
import { nameOf } from '#src/texts/intl.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Rating } from '#src/web/ui/text/Rating.tsx';
import type { AdminReview } from './load.ts';
import { t } from './texts.ts';

// Of somebody who did not say where they live.
const nowhere = 'ZZ';
const countryName = (code: string): string => nameOf('region', code);

/** What the guest said in public and in private, and what the host replied. */
export function Said({ review }: { readonly review: AdminReview }) {
  const { settings } = useApp();
  const { stars, text, country, pictures, reply, removal_reason: removed } = review;
  return (
    <section aria-labelledby="said" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="said" className="visually-hidden">
        {t('said.title')}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <Rating value={stars} label={t('stars', { count: stars })} />
        {country !== nowhere && <span className="text-ink-2">{countryName(country)}</span>}
      </p>
      {removed !== null && (
        <p className="rounded-card bg-sand p-4 wrap-anywhere">{t('said.removed', { reason: removed })}</p>
      )}
      {text === '' ? (
        <p className="text-ink-2">{t('said.nothing')}</p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((photo, index) => (
            <li key={photo.id}>
              <a
                href={`${settings.imageBase}/${photo.id}/full-1600.jpg`}
                className="block size-22 overflow-hidden rounded-chip bg-sand"
              >
                <img
                  src={`${settings.imageBase}/${photo.id}/square-192.webp`}
                  alt={photo.alt || t('said.photo', { place: index + 1 })}
                  width={88}
                  height={88}
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply !== null && (
        <div className="border-s-2 border-brand ps-4">
          <h3 className="text-small font-bold">{t('said.reply', { host: review.host })}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      {review.private.length > 0 && (
        <div className="rounded-card border border-line p-4">
          <h3 className="font-bold">{t('said.private')}</h3>
          <ul className="mt-2 grid gap-3">
            {review.private.map(({ aspect, rating, labels, details }) => (
              <li key={aspect}>
                <p className="flex flex-wrap items-center gap-3">
                  {aspectText(aspect)} <Rating value={rating} label={t('stars', { count: rating })} />
                </p>
                {labels.length > 0 && <p className="text-small text-ink-2">{labels.map(labelText).join(', ')}</p>}
                {details !== '' && <p className="whitespace-pre-line wrap-anywhere">{details}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
