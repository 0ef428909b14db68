import { useState } from 'react';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { AdminBooking } from './booking-load.ts';
import { t } from './booking-texts.ts';

interface LateMoneyProps {
  readonly bookingId: string;
  readonly money: NonNullable<AdminBooking['late_money']>;
  readonly timeZone: string;
  readonly onDone: (said: string) => void;
}

/** Money that came too late and waits for a seat: until when, and the two ways to end that. */
export function LateMoney({ bookingId, money, timeZone, onDone }: LateMoneyProps) {
  const { pax, seats_free: free, until } = money;
  const { reason, setReason, fault, busy, trouble, end } = useLateMoney(bookingId, onDone);
  return (
    <section
      aria-labelledby="late-money"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
    >
      <h2 id="late-money" className="text-h3">
        {t('late.title')}
      </h2>
      <p>{t('late.text', { pax, until: instantText(until, timeZone), zone: timeZone })}</p>
      <p>{t(free >= pax ? 'late.free' : 'late.notFree', { free })}</p>
      <FormMessage text={trouble} />
      <div className="needs-script grid gap-4">
        <TextArea
          label={t('late.reason')}
          hint={t('late.reasonHint')}
          name="late-reason"
          rows={2}
          maxLength={reasonLength.most}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={fault}
        />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => end('seat')} loading={busy} loadingLabel={t('busy')}>
            {t('late.seat')}
          </Button>
          <Button kind="secondary" onClick={() => end('refund')} loading={busy} loadingLabel={t('busy')}>
            {t('late.refund')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The reason as it is typed, and the act with it. */
function useLateMoney(bookingId: string, onDone: (said: string) => void) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const end = (act: 'seat' | 'refund'): void => {
    const why = reason.trim();
    setFault(why.length < reasonLength.least ? t('late.reasonMissing') : undefined);
    if (why.length < reasonLength.least) return;
    void run(async () => {
      const answer = await withFreshFactor(() => api('admin/late-money', { booking_id: bookingId, act, reason: why }));
      if (answer.ok) {
        onDone(answer.data.message);
        return null;
      }
      // The page then shows what is: somebody else has taken the seats.
      if (isRefusedAs(answer, 'seats-changed')) navigate(path, { replace: true });
      return failureText(answer);
    });
  };
  return { reason, setReason, fault, busy, trouble, end };
}
