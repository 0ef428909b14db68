import { t as shared, tn as sharedCount } from '../../booking/t.ts';
import { classNames } from '../../ui/class-names.ts';
import { dateText } from '../../ui/local-time-text.ts';
import { tallScript } from '../../ui/tall-script.ts';
import type { Inquiry } from './inquiry.ts';
import { t } from './t.ts';

/** What was asked: the experience, the day, how many, and the guest's words. */
export function Question({ inquiry }: { readonly inquiry: Inquiry }) {
  const { course_title: title, course_url: url, date, time, pax, addons, message, city_name: city } = inquiry;
  const when = time === null ? t('anyTime', { date: dateText(date) }) : `${dateText(date)}, ${time}`;
  const name = inquiry.viewer === 'host' ? inquiry.guest_name : t('you');
  return (
    <section aria-labelledby="question" className="rounded-panel border border-line bg-surface p-5 tablet:p-6">
      <h2 id="question" className="text-h3 wrap-anywhere">
        <a href={url} className="hover:underline">
          {title}
        </a>
      </h2>
      <p className="mt-1">
        <span className="numbers font-medium">{when}</span>{' '}
        <span className="text-ink-2">· {shared('zone.local', { city })}</span>
      </p>
      <p className="text-ink-2">{sharedCount('book.guestsCount', pax)}</p>
      {addons.map(({ id, title: addon, count }) => (
        <p key={id} className="text-small text-ink-2">
          {shared('price.addonCount', { label: addon, count })}
        </p>
      ))}
      <figure className="mt-4 rounded-card bg-sand p-4">
        <blockquote className={classNames('whitespace-pre-line wrap-anywhere', tallScript(message))}>
          {message}
        </blockquote>
        <figcaption className="mt-2 text-small text-ink-2">{name}</figcaption>
      </figure>
    </section>
  );
}
