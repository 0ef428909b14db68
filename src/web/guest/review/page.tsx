// /write-review?booking_id=…: reviews a booking (docs/domain/reviews.md#who-may-write). An email link's ref and token identify it
// without a login.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { contentPageUrl, routes } from '#src/contract/addresses/urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { openPopup, closePopup } from '#src/web/ui/popup/popup.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { PrivateStep, PublicStep, type Countries } from './ReviewSteps.tsx';
import { t } from './texts.ts';
import { type Review, type Step, useReview } from './use-review.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `none`: no booking named; `lost`: not this visitor's to review; `posted`: just written. */
export type ReviewPageData =
  | { readonly kind: 'none' | 'lost' }
  | {
      readonly kind: 'form' | 'exists' | 'posted' | 'closed';
      readonly bookingId: string;
      readonly check: CallOutput<'review/check'>;
      readonly countries: Countries;
      readonly form: PageForm | null;
    };

export async function load({ api, url, form }: PageInput): Promise<PageResult<ReviewPageData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const bookingId = url.searchParams.get('booking_id') ?? '';
  if (!UUID.test(bookingId)) return { kind: 'page', data: { kind: 'none' }, head };
  const [answer, codes] = await Promise.all([api('review/check', { booking_id: bookingId }), api('country/isd', {})]);
  if (!answer.ok) {
    const lostCodes: readonly string[] = ['unauthorized', 'booking-not-found'];
    const isLost = answer.kind === 'refusal' && lostCodes.includes(answer.error.code);
    return isLost ? { kind: 'page', data: { kind: 'lost' }, head, status: 404 } : failed(answer);
  }
  const check = answer.data;
  const isPosted = check.exists && url.searchParams.get('posted') === '1';
  const kind = isPosted ? 'posted' : check.exists ? 'exists' : check.can_review ? 'form' : 'closed';
  const countries = codes.ok ? codes.data.data : [];
  return {
    kind: 'page',
    data: { kind, bookingId, check, countries, form: form ?? null },
    head: { ...head, title: t('title.of', { title: check.course_title }) },
  };
}

function Ask({ text, yes, no }: { readonly text: ReactNode; readonly yes: ReactNode; readonly no: ReactNode }) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">{text}</div>
      <div className="flex flex-wrap justify-end gap-3">
        {no}
        {yes}
      </div>
    </div>
  );
}

const close = () => void closePopup();

function ReviewPopups({ review }: { readonly review: Review }) {
  const isSending = review.photos.list.some(({ state }) => state === 'sending');
  const notYet = (
    <Button kind="secondary" onClick={close}>
      {t('send.no')}
    </Button>
  );
  const yes = (withPrivate: boolean) => (
    <Button loading={review.busy} loadingLabel={t('private.posting')} onClick={() => void review.post(withPrivate)}>
      {t('send.yes')}
    </Button>
  );
  const done = (
    <Button full onClick={close}>
      {t('success.close')}
    </Button>
  );
  return (
    <>
      <Popup name="review-send" title={t('send.title')}>
        <Ask
          text={
            <>
              <p>{t('send.public')}</p>
              <p className="text-ink-2">{t('send.text')}</p>
            </>
          }
          yes={yes(false)}
          no={notYet}
        />
      </Popup>
      <Popup name="private-review-send" title={t('send.title')}>
        <Ask text={<p className="text-ink-2">{t('send.text')}</p>} yes={yes(true)} no={notYet} />
      </Popup>
      <Popup name="private-review-tips" title={t('tips.title')}>
        <ul className="mb-5 grid list-disc gap-2 ps-5">
          <li>{t('tips.1')}</li>
          <li>{t('tips.2')}</li>
          <li>{t('tips.3')}</li>
        </ul>
        <Button full onClick={close}>
          {t('tips.close')}
        </Button>
      </Popup>
      <Popup name="review-upload-warning" title={t('upload.title')}>
        <Ask
          text={<p>{t(isSending ? 'upload.sending' : 'upload.failed')}</p>}
          no={
            <Button kind="secondary" onClick={close}>
              {t('upload.wait')}
            </Button>
          }
          yes={
            <Button
              onClick={() => {
                close();
                review.setStep('private');
              }}
            >
              {t('upload.continue')}
            </Button>
          }
        />
      </Popup>
      <Popup name="review-success" title={t('success.title')}>
        <p>{t('success.text')}</p>
        {typeof review.saved?.coupon_code === 'string' && <p className="mt-2 text-ink-2">{t('success.code')}</p>}
        <div className="mt-5">{done}</div>
      </Popup>
    </>
  );
}

function ExistsPopup() {
  return (
    <Popup name="review-exists" title={t('exists.title')}>
      <p className="mb-5">{t('exists.text')}</p>
      <Button full onClick={close}>
        {t('exists.close')}
      </Button>
    </Popup>
  );
}

type FormData = Extract<ReviewPageData, { readonly bookingId: string }>;

export function WriteReviewPage({ data }: { readonly data: ReviewPageData }) {
  return (
    <div className="shell grid max-w-[42rem] gap-6 py-8 tablet:py-12">
      <ExistsPopup />
      {'bookingId' in data ? (
        data.kind === 'form' ? (
          <Writing data={data} />
        ) : (
          <Over data={data} />
        )
      ) : (
        <Nothing kind={data.kind} />
      )}
    </div>
  );
}

function Nothing({ kind }: { readonly kind: 'none' | 'lost' }) {
  if (kind === 'lost')
    return (
      <>
        <h1 className="text-h1">{t('title')}</h1>
        <AskLogin title={t('lost.title')}>{t('lost.text')}</AskLogin>
      </>
    );
  return (
    <EmptyState
      heading="h1"
      title={t('none.title')}
      action={
        <a href={routes['dashboard-booking'].path} className={buttonLook('primary')}>
          {t('none.link')}
        </a>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}

function Over({ data: { kind } }: { readonly data: FormData }) {
  useReloadOnLogin();
  useEffect(() => {
    if (kind === 'exists') openPopup('review-exists');
  }, [kind]);
  const state = kind === 'form' ? 'closed' : kind;
  return (
    <EmptyState
      heading="h1"
      title={t(`${state}.title`)}
      action={
        <a href={routes['dashboard-booking'].path} className={buttonLook('primary')}>
          {t('none.link')}
        </a>
      }
    >
      <span role="status">{t(`${state}.text`)}</span>
    </EmptyState>
  );
}

const steps: readonly Step[] = ['public', 'private', 'reward'];

function Progress({ step }: { readonly step: Step }) {
  const at = steps.indexOf(step);
  return (
    <ol aria-label={t('steps.label')} className="grid grid-cols-3 gap-2">
      {steps.map((one, index) => (
        <li
          key={one}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-1.5 border-t-4 pt-2 text-small',
            index <= at ? 'border-jade font-medium' : 'border-line text-ink-2',
          )}
        >
          {index < at && <Check aria-hidden size={16} className="shrink-0 text-jade max-tablet:hidden" />}
          <span className="min-w-0">{t(`step.${one}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The reviewed experience and day, against mix-ups. */
function Visit({ check }: Pick<FormData, 'check'>) {
  return (
    <div className="flex items-center gap-4">
      {check.image !== null && (
        <Picture image={check.image} shape="card" sizes="6rem" decorative className="w-24 shrink-0 rounded-chip" />
      )}
      <p className="min-w-0 text-small">
        <span className="block font-bold wrap-anywhere">
          {t('visit.of', { title: check.course_title, city: check.city_name })}
        </span>
        <span className="block text-ink-2">
          {t('visit.host', { host: check.host_name, date: dateText(check.date) })}
        </span>
      </p>
    </div>
  );
}

function Writing({ data }: { readonly data: FormData }) {
  const { bookingId, check, countries, form } = data;
  const { rating, review: text = '', country = '' } = form?.values ?? {};
  const stars = Number(rating);
  const start = { review: text, country, ...(stars >= 1 && stars <= 5 && { rating: stars }) };
  const review = useReview(bookingId, start, form?.errors ?? {});
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(review.step);
  useReloadOnLogin();
  useEffect(() => {
    if (lastStep.current === review.step) return;
    lastStep.current = review.step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [review.step]);
  if (review.exists) return <Over data={{ ...data, kind: 'exists' }} />;
  const { step } = review;
  return (
    <>
      <Progress step={step} />
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t(`${step}.title`)}
        <span className="visually-hidden">
          {t('step.now', { at: steps.indexOf(step) + 1, name: t(`step.${step}`) })}
        </span>
      </h1>
      {step !== 'reward' && <Visit check={check} />}
      {step === 'public' && review.isRestored && <Banner tone="info">{t('draft')}</Banner>}
      {step === 'public' && <PublicStep review={review} countries={countries} form={form} />}
      {step === 'private' && <PrivateStep review={review} host={check.host_name} />}
      {step === 'reward' && <Reward review={review} minimum={check.reward_minimum} />}
      <ReviewPopups review={review} />
    </>
  );
}

function Reward({ review: { saved }, minimum }: { readonly review: Review; readonly minimum: number }) {
  const code = saved?.coupon_code ?? null;
  const note = (text: ReactNode) => <p className="text-ink-2">{text}</p>;
  return (
    <div className="grid gap-5">
      {code === null ? (
        note(t('reward.none'))
      ) : (
        <>
          {note(t('reward.text'))}
          <CopyField
            label={t('reward.code', { amount: priceText(priceCurrency().figures.review_reward) })}
            value={code}
          />
          {note(t('reward.rules', { amount: priceText(wireCents(minimum)) }))}
        </>
      )}
      <a href="/" className={buttonLook('primary', 'large', true)}>
        {t('reward.home')}
      </a>
      <details className="rounded-control border border-line px-4">
        <summary className="flex min-h-12 cursor-pointer items-center text-small">{t('reward.log')}</summary>
        <p className="numbers pb-2 text-micro wrap-anywhere">{saved?.log_hash}</p>
        <a href={contentPageUrl('how-reviews-work')} className="link inline-flex min-h-11 items-center text-small">
          {t('reward.logLink')}
        </a>
      </details>
    </div>
  );
}

export { WriteReviewPage as Page };
