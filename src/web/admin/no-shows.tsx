import { useState } from 'react';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { objectionWords } from '#src/domain/host-day/objection.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { AdminShell } from './AdminShell.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { t } from './no-shows-texts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

type Contested = NoShows['data'][number];

/** Both sides of each objection, and the two decisions (docs/check-in.md#no-show). */
export function NoShowsPage({ data: admitted }: { readonly data: Admitted<NoShows> }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
        ) : (
          <ul className="grid gap-4">
            {data.map((one) => (
              <li key={one.booking_id}>
                <Case one={one} />
              </li>
            ))}
          </ul>
        )
      }
    </AdminShell>
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
  const { busy, trouble, run } = useTask();
  const [reason, setReason] = useState('');
  const [decided, setDecided] = useState<'uphold' | 'reject' | null>(null);
  const decide = (decision: 'uphold' | 'reject') => (): void =>
    void run(async () => {
      const said = reason.trim();
      const answer = await api('no-show/decide', {
        booking_id: bookingId,
        decision,
        ...(said !== '' && { reason: said }),
      });
      if (!answer.ok) return failureText(answer);
      setDecided(decision);
      return null;
    });
  if (decided !== null)
    return (
      <p role="status" className="font-medium text-jade">
        {t(`decided.${decided}`)}
      </p>
    );
  return (
    <div className="needs-script grid gap-3">
      <FormMessage text={trouble} />
      <TextArea
        label={t('reason')}
        hint={t('reason.hint')}
        value={reason}
        maxLength={objectionWords.most}
        rows={2}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="grid gap-3 phone:flex">
        <Button loading={busy} loadingLabel={t('busy')} onClick={decide('uphold')}>
          {t('uphold')}
        </Button>
        <Button kind="secondary" disabled={busy} onClick={decide('reject')}>
          {t('reject')}
        </Button>
      </div>
    </div>
  );
}

export { NoShowsPage as Page };

// /admin/no-shows: guests who object to having been marked as not come (docs/check-in.md#no-show).

/** Those that wait for a decision. */
export type NoShows = CallOutput<'no-show/list'>;

/** Loads them, the oldest first. */
export async function load({ api }: PageInput): Promise<PageResult<Admitted<NoShows>>> {
  return admittedPage(await api('no-show/list', {}), t('title'));
}
