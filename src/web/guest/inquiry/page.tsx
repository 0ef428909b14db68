// /inquiry/{id}: a question, for its guest and its host (docs/reference/addresses.md#paths, docs/domain/messages.md#states).
import { wireCents } from '#src/domain/money/money.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { priceText } from '#src/texts/money-text.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { type Inquiry, statusTones, type OpenInquiry } from './inquiry.ts';
import { t } from './texts.ts';
import { t as guest } from '#src/web/guest/texts.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { t as shared } from '#src/web/guest/booking/texts.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { useState } from 'react';
import { HostAnswer } from './HostAnswer.tsx';
import { MessageHost } from '#src/web/guest/message/MessageHost.tsx';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Null when this visitor may not see it. */
type InquiryData = OpenInquiry | null;

export async function loadInquiry(
  { api, url }: Pick<PageInput, 'api' | 'url'>,
  id: string,
): Promise<PageResult<InquiryData>> {
  const lost = { kind: 'page', data: null, head: { title: t('title'), robots: 'noindex' }, status: 404 } as const;
  if (!UUID.test(id)) return lost;
  const token = url.searchParams.get('token') ?? '';
  const credentials = token === '' ? { inquiry_id: id } : { inquiry_id: id, token };
  const answer = await api('inquiry/detail', credentials);
  if (answer.ok) {
    const { inquiry } = answer.data;
    const head = { title: t('titleOf', { title: inquiry.course_title }), robots: 'noindex' } as const;
    return { kind: 'page', data: { inquiry, credentials }, head };
  }
  const isMissing = answer.kind === 'refusal' && ['inquiry-not-found', 'bad-input'].includes(answer.error.code);
  return isMissing ? lost : failed(answer);
}

export async function load(input: PageInput): Promise<PageResult<InquiryData>> {
  return loadInquiry(input, input.params['id'] ?? '');
}

function AnswerBox({ inquiry }: { readonly inquiry: Inquiry }) {
  const { answer, answered_at: at, time_zone: zone, host_name: host } = inquiry;
  const isOffer = inquiry.offer_total !== null;
  if (answer === '' && !isOffer) return null;
  return (
    <section
      aria-label={t('answer')}
      className="grid gap-5 rounded-panel border-2 border-jade bg-surface p-5 tablet:p-6"
    >
      {answer !== '' && (
        <figure>
          <blockquote className={classNames('text-lead whitespace-pre-line wrap-anywhere', tallScript(answer))}>
            {answer}
          </blockquote>
          <figcaption className="mt-2 text-small text-ink-2">
            {at === null ? host : t('answeredAt', { host, when: instantText(at, zone), city: inquiry.city_name })}
          </figcaption>
        </figure>
      )}
      {isOffer && <Offer inquiry={inquiry} />}
    </section>
  );
}

function Offer({ inquiry }: { readonly inquiry: Inquiry }) {
  const { offer_total: total, offer_price_per_guest: each, offer_until: until, offer_url: url, can } = inquiry;
  return (
    <div>
      <p className="numbers font-serif text-h2 font-[560]">
        {t('offer.total', { amount: priceText(wireCents(total ?? 0)) })}
      </p>
      {each !== null && <p className="text-ink-2">{t('offer.each', { amount: priceText(wireCents(each)) })}</p>}
      {until !== null && (
        <p className="mt-2">
          {t('offer.until', { when: instantText(until, inquiry.time_zone), city: inquiry.city_name })}
        </p>
      )}
      {can.book && url !== null && (
        <a href={url} className={`${buttonLook('primary', 'large')} mt-4 w-full phone:w-auto`}>
          {t('offer.book')}
        </a>
      )}
    </div>
  );
}

function InquiryHead({ inquiry }: { readonly inquiry: Inquiry }) {
  const { status, host_name: host, guest_name: guest, time_zone: zone, city_name: city } = inquiry;
  const side = inquiry.viewer === 'host' ? 'host' : 'guest';
  const words = { host, guest, when: instantText(inquiry.expires_at, zone), city };
  return (
    <header>
      <p role="status">
        <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
      </p>
      <h1 className={classNames('mt-3 text-h1 wrap-anywhere', tallScript(host, guest))}>
        {t(`${side}.${status}.title`, words)}
      </h1>
      <p className="mt-2 max-w-[43.9em] text-lead text-ink-2 wrap-anywhere">{t(`${side}.${status}.text`, words)}</p>
    </header>
  );
}

function Question({ inquiry }: { readonly inquiry: Inquiry }) {
  const { course_title: title, course_url: url, date, time, pax, addons, message, city_name: city } = inquiry;
  const when = time === null ? t('anyTime', { date: dateText(date) }) : `${dateText(date)}, ${time}`;
  const name = inquiry.viewer === 'host' ? inquiry.guest_name : t('you');
  return (
    <section aria-labelledby="question" className="rounded-panel border border-line bg-surface p-5 tablet:p-6">
      <h2 id="question" className="text-h3 wrap-anywhere">
        <a href={url} className="hover:underline">
          <Written>{title}</Written>
        </a>
      </h2>
      <p className="mt-1">
        <span className="numbers font-medium">{when}</span>{' '}
        <span className="text-ink-2">· {guest('zone.local', { city })}</span>
      </p>
      <p className="text-ink-2">{shared('book.guestsCount', { count: pax })}</p>
      {addons.map(({ id, title: addon, count }) => (
        <p key={id} className="text-small text-ink-2">
          {shared('price.addonCount', { label: addon, count })}
        </p>
      ))}
      <figure className="mt-4 rounded-card bg-sand p-4">
        <blockquote className={classNames('whitespace-pre-line wrap-anywhere', tallScript(message))}>
          <Written isBlock>{message}</Written>
        </blockquote>
        <figcaption className="mt-2 text-small text-ink-2">
          <Written>{name}</Written>
        </figcaption>
      </figure>
    </section>
  );
}

interface VerifyProps {
  readonly open: OpenInquiry;
  readonly onOpened: (inquiry: Inquiry) => void;
}

/**
 * Confirms a question by button: opening the link changes nothing, since scanners open links
 * (docs/domain/messages.md#emails-to-hosts).
 */
function Verify({ open: { inquiry, credentials }, onOpened }: VerifyProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const { token } = credentials;
  if (token === undefined) return <p className="font-medium">{t('verify.mail')}</p>;
  const verify = (): void =>
    void run(async () => {
      const answer = await api('booking/inquiry-verify', { token });
      if (!answer.ok) return failureText(answer);
      const again = await api('inquiry/detail', credentials);
      onOpened(again.ok ? again.data.inquiry : { ...inquiry, ...answer.data.inquiry });
      return null;
    });
  return (
    <div className="grid gap-4">
      <FormMessage text={trouble} />
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <Button size="large" className="needs-script" loading={busy} loadingLabel={t('busy')} onClick={verify}>
        {t('verify.button', { host: inquiry.host_name })}
      </Button>
    </div>
  );
}

function InquiryView({ open: { inquiry: first, credentials } }: { readonly open: OpenInquiry }) {
  const [inquiry, setInquiry] = useState(first);
  const isHost = inquiry.viewer === 'host';
  const open = { inquiry, credentials };
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <InquiryHead inquiry={inquiry} />
      {inquiry.status === 'unverified' && !isHost && <Verify open={open} onOpened={setInquiry} />}
      <AnswerBox inquiry={inquiry} />
      <Question inquiry={inquiry} />
      {inquiry.can.answer && <HostAnswer open={open} onAnswered={setInquiry} />}
      {inquiry.status !== 'unverified' && (
        <MessageHost opener={credentials} name={isHost ? inquiry.guest_name : inquiry.host_name} />
      )}
      {!isHost && (
        <p className="text-small text-ink-2">
          {t('privacy')}{' '}
          <a href={inquiry.course_url} className="link">
            {t('seeCourse')}
          </a>
        </p>
      )}
    </div>
  );
}

export function InquiryPage({ data }: { readonly data: InquiryData }) {
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      {data === null ? (
        <>
          <h1 className="visually-hidden">{t('title')}</h1>
          <AskLogin title={t('lost.title')}>{t('lost.text')}</AskLogin>
        </>
      ) : (
        <InquiryView key={`${data.inquiry.id} ${data.inquiry.viewer}`} open={data} />
      )}
    </div>
  );
}

export { InquiryPage as Page };
