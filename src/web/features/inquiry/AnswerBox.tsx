import { instantText } from '../../booking/instant-text.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { classNames } from '../../ui/class-names.ts';
import { usdText } from '../../ui/money-text.ts';
import { tallScript } from '../../ui/tall-script.ts';
import type { Inquiry } from './inquiry.ts';
import { t } from './t.ts';

/** The host's answer, and the offer with its price, its end and the way to book it. */
export function AnswerBox({ inquiry }: { readonly inquiry: Inquiry }) {
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
      <p className="numbers font-serif text-h2 font-[560]">{t('offer.total', { amount: usdText(total ?? 0) })}</p>
      {each !== null && <p className="text-ink-2">{t('offer.each', { amount: usdText(each) })}</p>}
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
