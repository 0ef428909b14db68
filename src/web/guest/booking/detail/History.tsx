import { instantText } from '#src/web/ui/text/wall-time.ts';
import { t as guest } from '#src/web/guest/texts.ts';
import type { BookingDetail } from './credentials.ts';
import { t } from './texts.ts';

export function History({ booking }: { readonly booking: BookingDetail }) {
  const { history, time_zone: zone, course } = booking;
  if (history.length === 0) return null;
  return (
    <details className="rounded-panel border border-line px-5 print:hidden">
      <summary className="flex min-h-14 items-center font-medium">{t('history.title')}</summary>
      <ol className="grid gap-3 pb-4">
        {history.map(({ at, by, to, on_behalf_of: forWhom, by_link: isByLink }) => (
          <li key={`${at} ${to}`}>
            <span className="block font-medium">{t(`history.${to}`)}</span>
            <span className="numbers block text-small text-ink-2">
              {instantText(at, zone)} · {t(`history.by.${by}`)}
              {isByLink && ` · ${t('history.byLink')}`}
              {forWhom !== null && ` (${t('history.for', { name: forWhom })})`}
            </span>
          </li>
        ))}
      </ol>
      <p className="pb-4 text-micro text-ink-2">{guest('zone.local', { city: course.city_name })}</p>
    </details>
  );
}
