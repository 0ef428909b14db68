import { Suspense, lazy } from 'react';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { PanelProps } from './panels.ts';
import { lastDay, nextDay } from './filter-names.ts';
import { t } from '../t.ts';

const RangeCalendar = lazy(() =>
  import('#src/web/ui/calendar/RangeCalendar.tsx').then((file) => ({ default: file.RangeCalendar })),
);

/** Any day, today, tomorrow, or days of one's own (availability). */
export function DatePanel({ query, frame, onChange, live }: PanelProps) {
  const { dates } = query;
  const { today } = frame;
  const near = [
    { label: t('dates.today'), day: today },
    { label: t('dates.tomorrow'), day: nextDay(today) },
  ];
  const isNear = (day: string) => dates?.start === day && dates.end === day;
  const isOwn = dates !== null && !near.some(({ day }) => isNear(day));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <ChipToggle
          type="radio"
          name="dates"
          value=""
          checked={dates === null}
          onChange={() => onChange({ dates: null })}
        >
          {t('dates.any')}
        </ChipToggle>
        {near.map(({ label, day }) => (
          <ChipToggle
            key={day}
            type="radio"
            name="dates"
            value={`${day} - ${day}`}
            checked={isNear(day)}
            onChange={() => onChange({ dates: { start: day, end: day } })}
          >
            {label}
          </ChipToggle>
        ))}
      </div>
      <div className="hidden grid-cols-2 gap-4 noscript:grid">
        <TextField
          label={t('dates.first')}
          type="date"
          name="dates"
          min={today}
          defaultValue={isOwn ? dates.start : ''}
        />
        <TextField label={t('dates.last')} type="date" name="dates" min={today} defaultValue={isOwn ? dates.end : ''} />
      </div>
      <div className="noscript:hidden">
        <p className="mb-1 text-small font-medium">{t('dates.choose')}</p>
        {live ? (
          <Suspense fallback={<Skeleton className="h-[21.75rem] rounded-card" />}>
            <RangeCalendar
              label={t('dates.calendar')}
              previous={t('dates.previous')}
              next={t('dates.next')}
              value={dates}
              from={today}
              to={lastDay(today)}
              onChange={(span) => onChange({ dates: span })}
            />
          </Suspense>
        ) : (
          <div className="h-[21.75rem]" />
        )}
      </div>
    </div>
  );
}
