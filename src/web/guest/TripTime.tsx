import { LocalTime } from '#src/web/ui/text/LocalTime.tsx';
import { t } from './texts.ts';

interface TripTimeProps {
  /** On the clock of the place, with its IANA zone. */
  readonly trip: { readonly date: string; readonly time: string; readonly time_zone: string };
  readonly city: string;
}

/** When a trip begins, on the clock of its city. */
export function TripTime({ trip: { date, time, time_zone: zone }, city }: TripTimeProps) {
  return <LocalTime date={date} time={time} zone={zone} zoneLabel={t('zone.local', { city })} />;
}
