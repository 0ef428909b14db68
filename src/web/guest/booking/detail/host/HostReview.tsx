import { useEffect, useRef, useState } from 'react';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { HostedReview } from '#src/web/guest/booking/detail/credentials.ts';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

const read = (form: HTMLFormElement) => ({ reply: String(new FormData(form).get('reply') ?? '').trim() });
const check = ({ reply }: ReturnType<typeof read>): Record<string, string> =>
  reply.length < 2 ? { reply: t('review.replyMissing') } : {};

function ReplyForm({ trip, onDone }: { readonly trip: Trip; readonly onDone: (reply: string) => void }) {
  const { api } = useApp();
  const form = useForm({
    read,
    check,
    send: async ({ reply }) => {
      const answer = await api('written-review/reply', { ...trip.credentials, reply });
      if (!answer.ok) return failureFormError(answer);
      onDone(reply);
      return null;
    },
  });
  return (
    <form noValidate method="post" className="needs-script mt-4 grid gap-4" onSubmit={form.submit}>
      <FormMessage text={form.message} />
      <TextArea
        label={t('review.replyLabel')}
        name="reply"
        hint={t('review.replyHint')}
        maxLength={2000}
        required
        error={form.errorOf('reply')}
      />
      <Button type="submit" full loading={form.busy} loadingLabel={t('review.replyBusy')}>
        {t('review.replySend')}
      </Button>
    </form>
  );
}

function PlainReply({ form: { csrf, values, errors } }: { readonly form: PageForm }) {
  return (
    <noscript>
      <form method="post" className="mt-4 grid gap-4">
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="act" value="reply" />
        <TextArea
          label={t('review.replyLabel')}
          name="reply"
          hint={t('review.replyHint')}
          rows={4}
          minLength={2}
          maxLength={2000}
          required
          defaultValue={values['reply'] ?? ''}
          error={errors['reply']}
        />
        <Button type="submit" full>
          {t('review.replySend')}
        </Button>
      </form>
    </noscript>
  );
}

function PrivateFeedback({ review }: { readonly review: HostedReview }) {
  if (review.private.length === 0) return null;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-bold">{t('review.private')}</h3>
      <dl className="mt-2 grid gap-3">
        {review.private.map(({ aspect, rating, details }) => (
          <div key={aspect}>
            <dt className="font-medium">
              {t(`review.aspect.${aspect}`)}: {t('review.stars', { count: rating })}
            </dt>
            {details !== '' && <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">{details}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

interface HostReviewProps {
  readonly trip: Trip;
  readonly first: HostedReview | null | undefined;
  readonly form: PageForm | null;
}

/** The review for its host, with private part and the one reply; empty before. */
export function HostReview({ trip, first, form }: HostReviewProps) {
  const { api } = useApp();
  const { ref, token } = trip.credentials;
  const [review, setReview] = useState<HostedReview | null>(first ?? null);
  const [isSent, setSent] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (first !== undefined) return undefined;
    const stop = new AbortController();
    void api('written-review/of-booking', { ref, ...(token !== undefined && { token }) }, stop.signal).then(
      (answer) => {
        if (answer.ok) setReview(answer.data.review);
      },
    );
    return () => stop.abort();
  }, [api, ref, token, first]);
  const isThere = review !== null;
  useEffect(() => {
    // The email links to this section, which renders after the page.
    if (isThere && location.hash === '#review') section.current?.scrollIntoView({ block: 'start' });
  }, [isThere]);
  if (review === null) return null;
  const posted = form?.values['act'] === 'reply' ? form : null;
  return (
    <section
      ref={section}
      id="review"
      aria-labelledby="review-title"
      className="scroll-mt-24 rounded-panel border border-line bg-surface p-5"
    >
      <h2 id="review-title" className="text-h3">
        {t('review.title', { count: review.rating })}
      </h2>
      {review.removed === null ? (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <Written isBlock>{review.text}</Written>
        </p>
      ) : (
        <p className="mt-2 text-ink-2 wrap-anywhere">{t('review.removed', { reason: review.removed })}</p>
      )}
      <PrivateFeedback review={review} />
      {isSent && (
        <div className="mt-4">
          <Banner tone="success">{t('review.replyDone')}</Banner>
        </div>
      )}
      {posted !== null && <FormMessage text={posted.trouble} />}
      {review.reply !== null && (
        <div className="mt-4 border-s-2 border-brand ps-4">
          <p className="text-small font-bold">{t('review.reply')}</p>
          <p className="whitespace-pre-line wrap-anywhere">
            <Written isBlock>{review.reply}</Written>
          </p>
        </div>
      )}
      {review.reply === null && review.removed === null && trip.booking.viewer === 'host' && (
        <>
          <ReplyForm
            trip={trip}
            onDone={(reply) => {
              setReview({ ...review, reply });
              setSent(true);
            }}
          />
          {form !== null && <PlainReply form={form} />}
        </>
      )}
    </section>
  );
}
