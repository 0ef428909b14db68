import { useState } from 'react';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { mostAdded } from '#src/domain/availability/host/raise-seats.ts';
import { DepartureActs, type AdminDeparture } from './DepartureActs.tsx';
import { failureTrouble, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { AdminBooking } from './booking-load.ts';
import { t } from './booking-texts.ts';

interface SeatsFormProps {
  readonly bookingId: string;
  /** The listing, day and time of its departure. */
  readonly slot: Pick<AdminDeparture, 'course_id' | 'date' | 'time'>;
  readonly seats: NonNullable<AdminBooking['seats']>;
  readonly onDone: (said: string) => void;
}

/** How many seats the departure has, a form with which it gets more, and what else the staff do with it. */
export function SeatsForm({ slot, ...more }: SeatsFormProps) {
  const { seats, onDone } = more;
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="seats" className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h2 id="seats" className="text-h3">
        {t('seats.title')}
      </h2>
      <p>
        {t('seats.now', { capacity: seats.capacity, taken: seats.taken })} {seats.is_closed && t('seats.closed')}
      </p>
      {isOpen ? (
        <MoreForm {...more} onEnd={() => setOpen(false)} />
      ) : (
        <div className="needs-script">
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {t('seats.more')}
          </Button>
        </div>
      )}
      <DepartureActs departure={{ ...slot, bookings: seats.bookings, is_closed: seats.is_closed }} onDone={onDone} />
    </section>
  );
}

type MoreFormProps = Omit<SeatsFormProps, 'slot'> & { readonly onEnd: () => void };

function MoreForm({ bookingId, seats, onDone, onEnd }: MoreFormProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const form = useForm({
    read: (element) => {
      const data = new FormData(element);
      return { capacity: Number(data.get('capacity')), reason: String(data.get('reason') ?? '').trim() };
    },
    check: ({ capacity, reason }): Record<string, string> => ({
      ...(!(Number.isInteger(capacity) && capacity > seats.capacity) && {
        capacity: t('seats.notMore', { capacity: seats.capacity }),
      }),
      ...(reason.length < reasonLength.least && { reason: t('seats.reasonMissing') }),
    }),
    send: async (values) => {
      const answer = await api('admin/seats', { booking_id: bookingId, seen: seats.capacity, ...values });
      if (!answer.ok) {
        // The page then shows how many somebody else has made of them.
        if (isRefusedAs(answer, 'seats-changed')) navigate(path, { replace: true });
        return failureTrouble(answer);
      }
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t('seats.more')}
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <p>{t('seats.text')}</p>
      <FormMessage text={form.message} />
      <NumberField
        label={t('seats.capacity')}
        name="capacity"
        min={seats.capacity + 1}
        max={seats.capacity + mostAdded}
        value={seats.capacity + 1}
        error={form.errorOf('capacity')}
      />
      <TextArea
        label={t('seats.reason')}
        hint={t('seats.reasonHint')}
        name="reason"
        rows={2}
        maxLength={reasonLength.most}
        error={form.errorOf('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t('seats.send')}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('seats.cancel')}
        </Button>
      </div>
    </form>
  );
}
