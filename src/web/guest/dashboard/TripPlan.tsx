import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { hoursText } from '#src/web/guest/cards/card-course.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { t } from './texts.ts';

type Stop = CallOutput<'dashboard/next'>['plan'][number];

/** Bookings by day, with what lies between two of them (docs/domain/bookings.md#plan-of-a-trip). */
export function TripPlan({ plan }: { readonly plan: readonly Stop[] }) {
  const days = Map.groupBy(plan, ({ date }) => date);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="mb-3 text-h3">
        {t('plan')}
      </h2>
      <div className="grid gap-5">
        {[...days].map(([date, stops]) => (
          <div key={date}>
            <h3 className="numbers mb-1 text-body font-bold">{dateText(date)}</h3>
            <ol className="grid">
              {stops.map((stop) => (
                <PlanLine key={stop.id} stop={stop} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="mt-2 text-small text-ink-2">{t('plan.note')}</p>
    </section>
  );
}

function PlanLine({ stop: { id, title, city_name, time, end_time, meeting_text, gap } }: { readonly stop: Stop }) {
  return (
    <li>
      {gap !== null && <Gap gap={gap} />}
      <div className="flex gap-4 border-s-2 border-line-strong py-2 ps-4">
        <span className="numbers w-28 shrink-0 font-medium whitespace-nowrap">
          {time}–{end_time}
        </span>
        <span className="min-w-0">
          <a href={dashboardBookingUrl(id)} className="link font-medium wrap-anywhere">
            <Written>{title}</Written>
          </a>
          <span className="block text-small text-ink-2 wrap-anywhere">
            {[city_name, meeting_text].filter(Boolean).join(' · ')}
          </span>
        </span>
      </div>
    </li>
  );
}

function Gap({ gap: { km, minutes, state } }: { readonly gap: NonNullable<Stop['gap']> }) {
  const words = {
    time: hoursText(Math.max(0, minutes) / 60),
    km: km < 10 ? Math.max(0.1, Math.round(km * 10) / 10) : Math.round(km),
  };
  return (
    <p
      className={classNames(
        'border-s-2 py-1 ps-4 text-small',
        state === 'free' ? 'border-line-strong text-ink-2' : 'border-marigold font-medium text-marigold-ink',
      )}
    >
      {t(`plan.${state}`, words)}
    </p>
  );
}

/** The secret address of one's bookings for calendar apps; shown once. */
export function TripCalendar({ isMade }: { readonly isMade: boolean }) {
  const { api } = useApp();
  const [isOn, setOn] = useState(isMade);
  const [url, setUrl] = useState<string | null>(null);
  const { busy, trouble, run } = useTask();
  const make = (): void =>
    void run(async () => {
      const answer = await api('trip-calendar/make', {});
      if (!answer.ok) return failureText(answer);
      setUrl(answer.data.url);
      setOn(true);
      return null;
    });
  const end = (): void =>
    void run(async () => {
      const answer = await api('trip-calendar/end', {});
      if (!answer.ok) return failureText(answer);
      setUrl(null);
      setOn(false);
      return null;
    });
  return (
    <section aria-labelledby="in-calendar" className="needs-script grid justify-items-start gap-3">
      <h2 id="in-calendar" className="text-h3">
        {t('calendar')}
      </h2>
      <p className="text-small text-ink-2">{t(isOn && url === null ? 'calendar.made' : 'calendar.text')}</p>
      {url !== null && <CopyField label={t('calendar.label')} value={url} />}
      <FormMessage text={trouble} />
      <span className="flex flex-wrap gap-3">
        <Button kind="secondary" size="small" loading={busy} loadingLabel={t('calendar.busy')} onClick={make}>
          <CalendarPlus aria-hidden size={18} />
          {t(isOn ? 'calendar.renew' : 'calendar.get')}
        </Button>
        {isOn && (
          <Button kind="quiet" size="small" loading={busy} loadingLabel={t('calendar.busy')} onClick={end}>
            {t('calendar.end')}
          </Button>
        )}
      </span>
    </section>
  );
}
