// /admin/no-shows: guests' objections to a no-show (docs/domain/hosts.md#no-show).
import { useState } from 'react';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { objectionWords } from '#src/domain/host-day/objection.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { DecideForm } from './kit/decide-form.tsx';
import { t } from './no-shows-texts.ts';

type Contested = CallOutput<'no-show/list'>['data'][number];

export const { load, Page } = adminPage({ call: 'no-show/list', title: () => t('title'), Body });

function Body({ data: { data } }: BodyProps<'no-show/list'>) {
  if (data.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <ul className="grid gap-4">
      {data.map((one) => (
        <li key={one.booking_id}>
          <Case one={one} />
        </li>
      ))}
    </ul>
  );
}

function Case({ one }: { readonly one: Contested }) {
  const { booking_id, ref, title, date, time, pax, host_name, words, guest_name, time_zone: zone } = one;
  return (
    <article className="grid gap-4 rounded-panel border border-line bg-surface p-5">
      <header>
        <h2 className="text-h3 wrap-anywhere">{title}</h2>
        <p className="text-small text-ink-2 wrap-anywhere">
          {t('what', { date: dateText(date), time, pax, host: host_name })}
        </p>
        <a href={dashboardBookingUrl(booking_id)} className="link inline-flex min-h-11 items-center">
          {t('open', { ref })}
        </a>
      </header>
      <div>
        <h3 className="text-small font-bold wrap-anywhere">{t('guest.says', { name: guest_name })}</h3>
        <p className={classNames('whitespace-pre-line wrap-anywhere', tallScript(words))}>{words}</p>
        <p className="text-small text-ink-2">{t('contested', { time: instantText(one.contested_at, zone) })}</p>
      </div>
      <div>
        <h3 className="text-small font-bold wrap-anywhere">{t('guest.says', { name: host_name })}</h3>
        {one.host_words === '' ? (
          <p className="text-ink-2">{t('host.none', { time: instantText(one.answer_until, zone) })}</p>
        ) : (
          <p className={classNames('whitespace-pre-line wrap-anywhere', tallScript(one.host_words))}>
            {one.host_words}
          </p>
        )}
      </div>
      <div>
        <h3 className="text-small font-bold">{t('acts.title')}</h3>
        <p className="text-small wrap-anywhere">{markedText(one)}</p>
        {one.acts.length === 0 ? (
          <p className="text-small text-ink-2">{t('acts.none')}</p>
        ) : (
          <ul className="text-small">
            {one.acts.map(({ kind, heads, device, at }, index) => (
              <li key={index} className="wrap-anywhere">
                {t(`act.${kind}`, { time: instantText(at, zone), device, count: heads })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Decision bookingId={booking_id} />
    </article>
  );
}

function markedText({ marked_at, marked_by: who, marked_on: device, time_zone }: Contested): string {
  const time = marked_at === null ? '' : instantText(marked_at, time_zone);
  if (who === '') return t('marked', { time });
  return device === '' ? t('marked.by', { time, who }) : t('marked.on', { time, who, device });
}

function Decision({ bookingId }: { readonly bookingId: string }) {
  const { api } = useApp();
  const [decided, setDecided] = useState<'uphold' | 'reject' | null>(null);
  if (decided !== null)
    return (
      <p role="status" className="font-medium text-jade">
        {t(`decided.${decided}`)}
      </p>
    );
  return (
    <DecideForm
      label={t('reason')}
      hint={t('reason.hint')}
      most={objectionWords.most}
      decisions={[
        { key: 'uphold', name: t('uphold'), kind: 'primary' },
        { key: 'reject', name: t('reject'), kind: 'secondary' },
      ]}
      make={(decision, reason) =>
        api('no-show/decide', { booking_id: bookingId, decision, ...(reason !== '' && { reason }) })
      }
      onDone={(_, decision) => setDecided(decision)}
    />
  );
}
