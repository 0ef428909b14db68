import { type ReactNode, Suspense, lazy } from 'react';
import type { Days } from '#src/contract/listing/days.ts';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { useMedia } from '#src/web/ui/browser/use-media.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { isSameDays, lastDay, type NearName, nearDays } from './days.ts';
import { t } from './texts.ts';

const RangeCalendar = lazy(() =>
  import('#src/web/ui/RangeCalendar.tsx').then((file) => ({ default: file.RangeCalendar })),
);

interface CalendarProps {
  readonly dates: Days | null;
  readonly today: string;
  /** Two months next to each other. */
  readonly isWide?: boolean;
  readonly onChange: (dates: Days | null) => void;
}

export function DaysCalendar({ dates, today, isWide = false, onChange }: CalendarProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[21.75rem] rounded-card" />}>
      <RangeCalendar
        label={t('dates.calendar')}
        previous={t('dates.previous')}
        next={t('dates.next')}
        value={dates}
        from={today}
        to={lastDay(today)}
        isWide={isWide}
        onChange={onChange}
      />
    </Suspense>
  );
}

export function PlainDays({ dates, today }: Pick<CalendarProps, 'dates' | 'today'>) {
  return (
    <div className="grid gap-4 phone:grid-cols-2">
      <TextField label={t('dates.first')} type="date" name="dates" min={today} defaultValue={dates?.start ?? ''} />
      <TextField label={t('dates.last')} type="date" name="dates" min={today} defaultValue={dates?.end ?? ''} />
    </div>
  );
}

interface DaysPanelProps extends Omit<CalendarProps, 'isWide'> {
  /** Unique radio name per panel; the form without script sends `dates`. */
  readonly name?: string;
  readonly live: boolean;
  readonly off?: ReadonlySet<NearName> | undefined;
  readonly numbers?: ReadonlyMap<NearName, ReactNode>;
}

/** Any day, named days, or chosen days (docs/domain/search.md#filters). */
export function DaysPanel({ dates, today, onChange, live, off, numbers, name = 'dates' }: DaysPanelProps) {
  // Wide screens have it in a popover with room.
  const isWide = useMedia('(min-width: 1024px)');
  const near = nearDays(today);
  const isOwn = dates !== null && !near.some(({ days }) => isSameDays(days, dates));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <ChipToggle type="radio" name={name} value="" checked={dates === null} onChange={() => onChange(null)}>
          {t('dates.any')}
        </ChipToggle>
        {near.map(({ name: key, days }) => (
          <ChipToggle
            key={key}
            type="radio"
            name={name}
            value={`${days.start} - ${days.end}`}
            checked={isSameDays(dates, days)}
            disabled={off?.has(key) === true && !isSameDays(dates, days)}
            onChange={() => onChange(days)}
          >
            {t(`dates.${key}`)}
            {numbers?.has(key) && <span className="numbers opacity-75">{numbers.get(key)}</span>}
          </ChipToggle>
        ))}
      </div>
      <div className="hidden noscript:block">
        <PlainDays dates={isOwn ? dates : null} today={today} />
      </div>
      <div className="noscript:hidden">
        <p className="mb-1 text-small font-medium">{t('dates.choose')}</p>
        {live ? (
          <DaysCalendar dates={dates} today={today} isWide={isWide} onChange={onChange} />
        ) : (
          <div className="h-[21.75rem]" />
        )}
      </div>
    </div>
  );
}
