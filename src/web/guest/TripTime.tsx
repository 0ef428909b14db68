import { LocalTime } from '#src/web/ui/text/LocalTime.tsx';
import { t } from './texts.ts';

interface TripTimeProps {
  readonly trip: { readonly date: string; readonly time: string; readonly time_zone: string };
  readonly city: string;
}

export function TripTime({ trip: { date, time, time_zone: zone }, city }: TripTimeProps) {
  return <LocalTime date={date} time={time} zone={zone} zoneLabel={t('zone.local', { city })} />;
}
