import { contentPageUrl, productDetailUrl } from '#src/contract/addresses/urls.ts';
import { Star } from 'lucide-react';
import { useApp } from '#src/web/app/app-context.tsx';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { HomeReview } from './home.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** What guests wrote, in their words; each names its experience. Nothing rotates by itself (docs/looks.md#pages). */
export function GuestQuotes({ reviews }: { readonly reviews: readonly HomeReview[] }) {
  const { contentPages } = useApp().settings;
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="quotes" className="shell section">
      <SectionHead id="quotes" folio={t('home.quotesFolio')} title={t('home.quotesTitle')} />
      <ul className="rail auto-cols-[90%] gap-4 phone:auto-cols-[22rem] desk:mx-0 desk:grid-flow-row desk:grid-cols-3 desk:gap-5 desk:overflow-visible desk:px-0">
        {reviews.map((review) => (
          <li key={review.id}>
            <Quote review={review} />
          </li>
        ))}
      </ul>
      {contentPages.includes('how-reviews-work') && (
        <p className="mt-2 tablet:mt-5">
          <a href={contentPageUrl('how-reviews-work')} className="link inline-flex min-h-11 items-center">
            {t('home.quotesMore')}
          </a>
        </p>
      )}
    </section>
  );
}

function Quote({ review }: { readonly review: HomeReview }) {
  const { course, author_name: name } = review;
  return (
    <figure className="relative flex h-full flex-col rounded-panel border border-line bg-surface p-5 tablet:p-6">
      <p className="flex gap-0.5 text-marigold-ink">
        {Array.from({ length: review.rating }, (_, star) => (
          <Star key={star} aria-hidden size={16} fill="currentColor" strokeWidth={0} />
        ))}
        <span className="visually-hidden">{t('home.quoteRating', { rating: review.rating })}</span>
      </p>
      <blockquote className="mt-3 flex-1">
        <p className="font-serif text-[1.0625rem] leading-normal tablet:text-[1.125rem]">
          <Written isBlock>{review.text}</Written>
        </p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <Avatar name={name} image={review.author_image} country={review.author_country} size="small" />
        <span className="min-w-0 text-small wrap-anywhere">
          <span className="block font-medium">
            <Written>{name}</Written>
          </span>
          {course !== null && (
            <a
              href={productDetailUrl({ city: course.city_slug, id: course.id, title: course.title })}
              className="flex min-h-11 items-center text-ink-2 underline underline-offset-4 hover:text-ink"
            >
              <Written>{course.title}</Written>
            </a>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
