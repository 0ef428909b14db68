import { useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { AdminBooking } from './load.ts';
import { t } from './texts.ts';

interface HostActsProps {
  readonly bookingId: string;
  readonly acts: AdminBooking['acts'];
  readonly onDone: (said: string) => void;
}

/** What the booking's life lets an operator do in the place of its host, at this moment. */
export function HostActs({ bookingId, acts, onDone }: HostActsProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [note, setNote] = useState('');
  const act = (wanted: AdminBooking['acts'][number]): void =>
    void run(async () => {
      const answer = await api('admin/booking-act', { booking_id: bookingId, act: wanted, note: note.trim() });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      return null;
    });
  return (
    <section aria-labelledby="acts" className="rounded-card border border-line p-4 tablet:p-5">
      <h2 id="acts" className="text-h3">
        {t('acts.title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{acts.length === 0 ? t('acts.none') : t('acts.text')}</p>
      <FormMessage text={trouble} />
      {acts.length > 0 && (
        <div className="needs-script grid max-w-140 gap-4">
          <TextArea
            label={t('acts.note')}
            hint={t('acts.noteHint')}
            maxLength={500}
            rows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="grid gap-3 phone:grid-cols-2">
            {acts.map((one) => (
              <Button
                key={one}
                kind={one === 'decline' || one === 'no_show' ? 'danger' : 'secondary'}
                loading={busy}
                loadingLabel={t('busy')}
                onClick={() => act(one)}
              >
                {t(`act.${one}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
