import type { ReactNode } from 'react';
import { Star } from 'lucide-react';
import { t } from '#src/web/guest/course/texts.ts';
import type { ReviewList } from '#src/web/guest/course/product-data.ts';
import { limits } from '#src/domain/limits.ts';
import type { ReviewTheme } from '#src/domain/review/theme-names.ts';
import type { ReviewSort } from './review-choice.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import type { Reviews } from './review-store.ts';
import { averageText, nameOf } from '#src/texts/intl.ts';
import { classNames } from '#src/web/ui/class-names.ts';

interface StarFilterProps {
  readonly list: ReviewList;
  readonly stars: number;
  readonly reviews: Reviews;
  readonly hrefOf: HrefOf | undefined;
}

type HrefOf = (rating: number | null) => string;

interface ChosenProps {
  readonly href: string | undefined;
  readonly className: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

// A link where the choice has an address, which works without script; a button in a popup.
function Chosen({ href, className, isOn, onChoose, children }: ChosenProps) {
  if (href === undefined)
    return (
      <button type="button" aria-pressed={isOn} className={className} onClick={onChoose}>
        {children}
      </button>
    );
  return (
    <a
      href={href}
      aria-current={isOn ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </a>
  );
}

function StarFilter({ list, stars, reviews, hrefOf }: StarFilterProps) {
  const count = list.distribution[stars - 1] ?? 0;
  const isOn = reviews.rating === stars;
  const next = isOn ? null : stars;
  const bar = t('review.bar', {
    stars: t('review.barStars', { count: stars }),
    reviews: t('review.count', { count }),
  });
  return (
    <Chosen
      href={hrefOf?.(next)}
      isOn={isOn}
      className={classNames(
        'flex min-h-11 w-full items-center gap-3 rounded-chip px-1.5 text-small desk:min-h-7',
        isOn ? 'bg-jade-soft font-bold text-jade' : 'hover:bg-sand',
      )}
      onChoose={() => void reviews.choose({ rating: next })}
    >
      <span className="visually-hidden">{t(isOn ? 'review.filtered' : 'review.filterStars', { bar })}</span>
      <span aria-hidden className="numbers flex w-7 items-center gap-1">
        {stars}
        <Star size={12} fill="currentColor" strokeWidth={0} />
      </span>
      <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sand">
        <span
          className="block h-full rounded-full bg-marigold"
          style={{ width: `${Math.round((count / Math.max(1, list.total)) * 100)}%` }}
        />
      </span>
      <span aria-hidden className="numbers min-w-8 text-end whitespace-nowrap">
        {count}
      </span>
    </Chosen>
  );
}

interface ReviewSummaryProps {
  readonly list: ReviewList;
  readonly reviews: Reviews;
  /** Undefined in a popup: the stars are buttons. */
  readonly hrefOf?: HrefOf;
}

export function ReviewSummary({ list, reviews, hrefOf }: ReviewSummaryProps) {
  const average = list.average_rating === null ? '' : averageText(list.average_rating);
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <p className="flex items-center gap-3">
        <Star aria-hidden size={34} fill="currentColor" strokeWidth={0} className="text-marigold-ink" />
        <span>
          <span aria-hidden className="numbers block font-serif text-h1 leading-none font-[560]">
            {average}
          </span>
          <span className="visually-hidden">{t('review.average', { average })}</span>
          <span className="block text-small text-ink-2">{t('review.count', { count: list.total })}</span>
        </span>
      </p>
      <ul className="grid max-w-80 min-w-[min(14rem,100%)] flex-1">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <StarFilter list={list} stars={stars} reviews={reviews} hrefOf={hrefOf} />
          </li>
        ))}
      </ul>
      {reviews.rating !== null && (
        <Chosen
          href={hrefOf?.(null)}
          isOn={false}
          className="link inline-flex min-h-11 items-center text-small"
          onChoose={() => void reviews.choose({ rating: null })}
        >
          {t('review.allStars')}
        </Chosen>
      )}
    </div>
  );
}

interface ReviewThemesProps {
  readonly list: ReviewList;
  readonly reviews: Reviews;
  readonly hrefOf: (theme: ReviewTheme | null) => string;
}

/** What reviews mention, counted from their words (docs/domain/reviews.md#themes). */
export function ReviewThemes({ list: { themes = [] }, reviews, hrefOf }: ReviewThemesProps) {
  if (themes.length === 0) return null;
  const chosen = themes.find(({ theme }) => theme === reviews.theme);
  return (
    <div className="mt-7">
      <h3 id="review-themes" className="mb-2 text-small font-medium">
        {t('review.themes')}
      </h3>
      <ul aria-labelledby="review-themes" className="flex flex-wrap gap-2">
        {themes.map(({ theme, total }) => {
          const isOn = reviews.theme === theme;
          const next = isOn ? null : theme;
          return (
            <li key={theme}>
              <Chosen
                href={hrefOf(next)}
                isOn={isOn}
                className={classNames(
                  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small',
                  isOn ? 'border-jade bg-jade-soft font-bold text-jade' : 'border-line-strong hover:bg-sand',
                )}
                onChoose={() => void reviews.choose({ theme: next })}
              >
                {t(`review.theme.${theme}`)}
                <span className="numbers text-ink-2">{total}</span>
              </Chosen>
            </li>
          );
        })}
      </ul>
      {chosen !== undefined && chosen.example !== '' && (
        <blockquote className="mt-3 border-s-2 border-brand ps-4 text-ink-2">
          <Written isBlock language="en">
            {chosen.example}
          </Written>
        </blockquote>
      )}
    </div>
  );
}

export function languageOptions({ languages }: Pick<ReviewList, 'languages'>) {
  const named = languages.map(({ language, total: count }) => ({
    value: language,
    label: t('review.languageCount', { language: nameOf('language', language), count: String(count) }),
  }));
  return [{ value: '', label: t('review.allLanguages') }, ...named];
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function ChoiceField({ label, value, options, onChange }: ChoiceFieldProps) {
  return (
    <label className="needs-script flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-small font-medium">
      {label}
      <select className="control w-auto max-w-full" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Language, where there are several, and the five orders (docs/domain/reviews.md#sorting-and-filtering). */
export function ReviewChoiceFields({ reviews }: { readonly reviews: Reviews }) {
  const { list, sort, language, choose } = reviews;
  return (
    <>
      {list !== null && list.languages.length > 1 && (
        <ChoiceField
          label={t('review.language')}
          value={language ?? ''}
          options={languageOptions(list)}
          onChange={(value) => void choose({ language: value === '' ? null : value })}
        />
      )}
      <ChoiceField
        label={t('review.sort')}
        value={sort}
        options={limits.reviewSorts.map((one) => ({ value: one, label: t(`review.sort.${one}`) }))}
        onChange={(value) => void choose({ sort: value as ReviewSort })}
      />
    </>
  );
}
