import { useState } from 'react';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { nameOf } from '#src/texts/intl.ts';
import { failureFormError, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { aspectText, labelText } from '#src/web/host/feedback-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Rating } from '#src/web/ui/text/Rating.tsx';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import type { CallOutput } from '#src/contract/types.ts';

export type Reviews = CallOutput<'written-review/list-host'>;

type HostedReview = Reviews['data'][number];

interface ReviewCardProps {
  readonly review: HostedReview;
  /** False when a teammate was faster. */
  readonly onEnd: (isDone: boolean) => void;
}

// For a guest without a country.
const nowhere = 'ZZ';
const countryName = (code: string): string => nameOf('region', code);

/** A review with its private part and the single reply. */
export function ReviewCard({ review, onEnd }: ReviewCardProps) {
  const { settings } = useApp();
  const { guest_name: name, country, rating, text, reply, removed, photos, created_at: at } = review;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel border border-line bg-surface p-(--pad)">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="font-bold wrap-anywhere">
            {country === nowhere ? name : t('by', { name, country: countryName(country) })}
          </h2>
          <p className="text-small text-ink-2 wrap-anywhere">
            <Written>{review.course_title}</Written> · {dateText(at.slice(0, 10))}
          </p>
        </div>
        <Rating value={rating} label={t('stars', { count: rating })} />
      </header>
      {removed === null ? (
        text !== '' && (
          <p className="whitespace-pre-line wrap-anywhere">
            <Written isBlock>{text}</Written>
          </p>
        )
      ) : (
        <p className="text-ink-2 wrap-anywhere">{t('removed', { reason: removed })}</p>
      )}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <a
                href={`${settings.imageBase}/${photo.id}/full-1600.jpg`}
                className="block size-22 overflow-hidden rounded-chip bg-sand"
              >
                <img
                  src={`${settings.imageBase}/${photo.id}/square-192.webp`}
                  alt={photo.alt || t('photo', { place: index + 1 })}
                  width={88}
                  height={88}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <PrivateStep review={review} />
      {reply !== null && (
        <div className="border-s-2 border-brand ps-4">
          <p className="text-small font-bold">{t('reply')}</p>
          <p className="whitespace-pre-line wrap-anywhere">
            <Written isBlock>{reply}</Written>
          </p>
        </div>
      )}
      {reply === null && removed === null && <Reply review={review} onEnd={onEnd} />}
      {review.booking_id !== null && (
        <a
          href={dashboardBookingUrl(review.booking_id)}
          className="link inline-flex min-h-11 items-center justify-self-start text-small"
        >
          {t('booking')}
        </a>
      )}
    </article>
  );
}

function PrivateStep({ review: { private: aspects } }: Pick<ReviewCardProps, 'review'>) {
  if (aspects.length === 0) return null;
  return (
    <div className="rounded-card bg-sand p-4">
      <h3 className="text-small font-bold">{t('private')}</h3>
      <dl className="mt-2 grid gap-3">
        {aspects.map(({ aspect, rating, labels, details }) => (
          <div key={aspect}>
            <dt className="flex items-center gap-2 font-medium">
              {aspectText(aspect)} <Rating value={rating} label={t('stars', { count: rating })} />
            </dt>
            {labels.length > 0 && <dd className="text-small text-ink-2">{labels.map(labelText).join(', ')}</dd>}
            {details !== '' && <dd className="whitespace-pre-line wrap-anywhere">{details}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

const read = (form: HTMLFormElement) => ({ reply: String(new FormData(form).get('reply') ?? '').trim() });
const check = ({ reply }: ReturnType<typeof read>): Record<string, string> =>
  reply.length < 2 ? { reply: t('reply.missing') } : {};

function Reply({ review, onEnd }: ReviewCardProps) {
  const { api } = useApp();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    read,
    check,
    send: async ({ reply }) => {
      const answer = await api('written-review/reply', { review_id: review.id, reply });
      if (answer.ok) onEnd(true);
      else if (isRefusedAs(answer, 'conflict') || isRefusedAs(answer, 'review-not-found')) onEnd(false);
      else return failureFormError(answer);
      return null;
    },
  });
  if (!isOpen)
    return (
      <Button
        kind="secondary"
        className="needs-script justify-self-start"
        aria-label={t('reply.of', { name: review.guest_name })}
        onClick={() => setOpen(true)}
      >
        {t('reply.open')}
      </Button>
    );
  return (
    <form noValidate method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.submit}>
      <FormMessage text={form.message} />
      <TextArea
        label={t('reply.title')}
        name="reply"
        hint={t('reply.hint')}
        maxLength={2000}
        autoFocus
        error={form.errorOf('reply')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t('reply.send')}
        </Button>
        <Button kind="secondary" onClick={() => setOpen(false)}>
          {t('reply.cancel')}
        </Button>
      </div>
    </form>
  );
}
