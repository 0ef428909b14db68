import { type ReactNode, useSyncExternalStore, useEffect, useRef } from 'react';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './texts.ts';
import type { Wrong } from './checkout-state.ts';
import type { OtherTab } from './use-other-tabs.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { AlipayText } from './payment/alipay.tsx';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import { bookingDetailUrl, productDetailUrl } from '#src/contract/addresses/urls.ts';
import type { CheckoutData } from './checkout-data.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { showMessage } from '#src/web/ui/popup/show-message.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** No connection; nothing typed is lost (docs/reference/design.md#states). */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div className="mb-6">
      <Banner tone="warning">{t('offlineNow')}</Banner>
    </div>
  );
}

export function OtherTabBanner({ other }: { readonly other: OtherTab | null }) {
  if (other === null) return null;
  return (
    <div className="mb-6">
      {other.state === 'paid' ? (
        <Banner tone="success">
          {t('tabs.paid')}{' '}
          <a href={other.url} data-reload className="link">
            {t('tabs.open')}
          </a>
        </Banner>
      ) : (
        <Banner tone="info">{t('tabs.paying')}</Banner>
      )}
    </div>
  );
}

/** Paying takes over the account's hold of this departure, also one made on another device (docs/domain/calendar.md#holds). */
function isTakenOver(
  { hold_until, course_id, date, time }: CheckoutData['own'][number],
  choice: BookingChoice,
): boolean {
  const isHere = course_id === choice.course_id && date === choice.date && time === choice.time;
  return hold_until !== null && isHere;
}

export function OwnSeats({ own, choice }: Pick<CheckoutData, 'own' | 'choice'>) {
  return own.map((seats) => (
    <div key={seats.ref} className="mb-6">
      <Banner tone="info">
        {isTakenOver(seats, choice) ? (
          t('own.continues', { count: seats.pax })
        ) : (
          <>
            {seats.message}{' '}
            <a href={seats.url} className="link">
              {t('tabs.open')}
            </a>
          </>
        )}
      </Banner>
    </div>
  ));
}

// The refs that a refusal names in brackets.
const REF = /\(([A-Z]{8})\)/;

function withRefLinks(text: string): ReactNode[] {
  return text.split(REF).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={bookingDetailUrl({ ref: part })} className="link">
        {part}
      </a>
    ),
  );
}

interface PostedNoticeProps {
  readonly data: CheckoutData;
  readonly due: number;
}

export function PostedNotice({ data: { form, course }, due }: PostedNoticeProps) {
  const { trouble = null, next = null } = form ?? {};
  if (trouble === null && next === null) return null;
  return (
    <div className="mb-8 grid gap-5">
      {trouble !== null && <Banner tone="error">{trouble}</Banner>}
      {next !== null && (
        <div className="grid gap-4 rounded-panel border border-line-strong bg-surface p-5">
          <h2 className="text-h3">{t('alipay.title')}</h2>
          <AlipayText ask={{ ...next, due }} zone={course.time_zone} />
          <p>{t('alipay.text')}</p>
          <a href={next.url} data-reload className={buttonLook('primary', 'large', true)}>
            {t('alipay.go')}
          </a>
        </div>
      )}
    </div>
  );
}

export function UnavailableNotice({ data }: { readonly data: CheckoutData }) {
  const { course, next, choice } = data;
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  return (
    <div className="grid max-w-2xl justify-items-start gap-5">
      <Banner tone="error" title={course.title}>
        {data.trouble}
      </Banner>
      <a
        href={`${path}${next === null ? '' : `?date=${next}&pax=${choice.pax}`}#book`}
        className={buttonLook('primary')}
      >
        {t(next === null ? 'stale.button' : 'stale.next')}
      </a>
    </div>
  );
}

interface CheckoutNoticeProps {
  readonly text: string | null;
  /** `warning` for the guest's own action, such as leaving PayPal. */
  readonly tone?: 'error' | 'warning';
  readonly onRetry?: () => void;
}

/** Why booking or payment failed. Scrolls into view and takes the focus (docs/domain/checkout.md#after-an-error). */
export function CheckoutNotice({ text, tone = 'error', onRetry }: CheckoutNoticeProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null && message.current !== null) showMessage(message.current);
  }, [text]);
  if (text === null) return null;
  const retry = onRetry !== undefined && (
    <Button kind="secondary" size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div ref={message} tabIndex={-1} className="scroll-my-24 rounded-control">
      <Banner tone={tone} action={retry}>
        {withRefLinks(text)}
      </Banner>
    </div>
  );
}

export function BroughtIntoView({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current !== null) showMessage(box.current);
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-my-28 rounded-control">
      {children}
    </div>
  );
}

/** The single announcement of an invalid form; each error is read with its field. */
export function ErrorCount({ wrong }: { readonly wrong: Wrong }) {
  if (wrong.fields === 0) return null;
  return (
    <div key={wrong.press} className="mb-6">
      <Banner tone="error">{t('wrong', { count: wrong.fields })}</Banner>
    </div>
  );
}
