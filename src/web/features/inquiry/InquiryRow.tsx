import { dashboardInquiryUrl } from '#src/contract/urls.ts';
import { tn as sharedCount } from '../../booking/t.ts';
import { Badge } from '../../ui/Badge.tsx';
import { dateText } from '../../ui/local-time-text.ts';
import type { Inquiry } from './inquiry.ts';
import { statusTones } from './status-tones.ts';
import { t } from './t.ts';

/** One question in a list: what about, which day, who is on the other side, and where it stands. */
export function InquiryRow({ inquiry }: { readonly inquiry: Inquiry }) {
  const { id, status, course_title: title, date, time, pax, message } = inquiry;
  const other = inquiry.viewer === 'host' ? inquiry.guest_name : inquiry.host_name;
  return (
    <li className="lift-host group relative rounded-panel border border-line bg-surface p-5">
      <p className="mb-1">
        <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
      </p>
      <h2 className="text-body font-bold wrap-anywhere">
        <a href={dashboardInquiryUrl(id)} className="after:absolute after:inset-0 group-hover:underline">
          {title}
        </a>
      </h2>
      <p className="text-small text-ink-2 wrap-anywhere">
        {time === null ? dateText(date) : `${dateText(date)}, ${time}`} · {sharedCount('book.guestsCount', pax)} ·{' '}
        {other}
      </p>
      <p className="mt-2 line-clamp-2 wrap-anywhere">{message}</p>
    </li>
  );
}
