import { averageText, countText } from '#src/texts/intl.ts';
import { aspectText, labelText } from '#src/web/host/feedback-text.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Rating } from '#src/web/ui/text/Rating.tsx';
import { dayText } from './figure-text.ts';
import { t } from './texts.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type FeedbackAnswer = CallOutput<'insights/words'>;

const shownFirst = 6;

export function PrivateFeedback({ words: { aspects, words } }: { readonly words: FeedbackAnswer }) {
  return (
    <section aria-labelledby="said" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="said" className="text-h3">
          {t('said.title')}
        </h2>
        <p className="mt-1 max-w-160 text-ink-2">{aspects.length === 0 ? t('said.none') : t('said.lead')}</p>
      </div>
      {aspects.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2">
          {aspects.map((feedback) => (
            <li key={feedback.aspect} className="rounded-panel border border-line bg-surface p-(--pad)">
              <Aspect feedback={feedback} />
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <div>
          <h3 className="text-h4 font-bold">{t('said.words')}</h3>
          <WordList words={words.slice(0, shownFirst)} />
          {words.length > shownFirst && (
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                {t('said.more', { count: words.length })}
              </summary>
              <WordList words={words.slice(shownFirst)} />
            </details>
          )}
        </div>
      )}
    </section>
  );
}

function Aspect({
  feedback: { aspect, average, total, labels },
}: {
  readonly feedback: FeedbackAnswer['aspects'][number];
}) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-h4 font-bold">{aspectText(aspect)}</h3>
        <p className="flex items-center gap-2">
          <Rating value={average} label={t('said.average', { value: averageText(average) })} />
          <span className="text-small text-ink-2">{t('said.count', { count: total })}</span>
        </p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {labels.map(({ label, total: times, is_good: isGood }) => (
          <li
            key={label}
            className={classNames(
              'inline-flex items-center gap-2 rounded-full px-3 py-1.5 text-small',
              isGood ? 'bg-jade-soft' : 'bg-sand',
            )}
          >
            {labelText(label)} <strong className="numbers">{countText(times)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function WordList({ words }: { readonly words: FeedbackAnswer['words'] }) {
  return (
    <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {words.map(({ week, aspect, rating, text }, index) => (
        <li key={`${week} ${aspect} ${index}`} className="py-3">
          <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
            {t('said.week', { week: dayText(week) })} · {aspectText(aspect)}
            <Rating value={rating} label={t('said.stars', { count: rating })} />
          </p>
          <blockquote className="mt-1 whitespace-pre-line wrap-anywhere">{text}</blockquote>
        </li>
      ))}
    </ul>
  );
}
