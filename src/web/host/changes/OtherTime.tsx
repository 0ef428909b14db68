import { CalendarClock } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { EntryWork } from './EntryHead.tsx';
import { t } from './texts.ts';

type Times = CallOutput<'other-time/choices'>;

interface OtherTimeProps extends Pick<EntryWork, 'onDone' | 'onTaken'> {
  readonly bookingId: string;
  readonly zone: string;
  readonly guestName: string;
}

/** Another time for a request, one of the listing's with enough seats (docs/domain/lifecycle.md#another-time). */
export function OtherTime({ bookingId, zone, guestName, onDone, onTaken }: OtherTimeProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [times, setTimes] = useState<Times | null>(null);
  const [chosen, setChosen] = useState('');
  const open = (): void =>
    void run(async () => {
      const answer = await api('other-time/choices', { booking_id: bookingId });
      if (answer.ok) setTimes(answer.data);
      else if (isRefusedAs(answer, 'booking-state')) onTaken();
      else return failureText(answer);
      return null;
    });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const [date = '', time = ''] = chosen.split(' ');
      if (date === '') return t('time.missing');
      const answer = await api('other-time/offer', { booking_id: bookingId, date, time });
      if (answer.ok) onDone(answer.data.message);
      else if (isRefusedAs(answer, 'booking-state')) onTaken();
      else return failureText(answer);
      return null;
    });
  };
  if (times === null)
    return (
      <>
        <FormMessage text={trouble} />
        <Button
          kind="secondary"
          loading={busy}
          loadingLabel={t('busy')}
          aria-label={t('time.of', { name: guestName })}
          onClick={open}
        >
          <CalendarClock aria-hidden size={20} />
          {t('time.open')}
        </Button>
      </>
    );
  const { choices, offered } = times;
  const others = withoutOffered(choices, offered);
  return (
    <form onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-sand p-4">
      {offered !== null && (
        <Banner tone="success">
          {t('time.offered', {
            when: `${dateText(offered.date)}, ${offered.time}`,
            until: instantText(offered.until, zone),
          })}
        </Banner>
      )}
      {others.length === 0 && <p role="status">{t('time.none')}</p>}
      {others.length > 0 && (
        <>
          <TimeChoices
            name={`time-${bookingId}`}
            label={t(offered === null ? 'time.how' : 'time.again')}
            times={others}
            chosen={chosen}
            onChoose={setChosen}
          />
          <p className="text-small text-ink-2">{t('time.text')}</p>
          <FormMessage text={trouble} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {others.length > 0 && (
          <Button type="submit" loading={busy} loadingLabel={t('busy')}>
            {t('time.send')}
          </Button>
        )}
        <Button kind="secondary" onClick={() => setTimes(null)}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

function withoutOffered(choices: Times['choices'], offered: Times['offered']): Times['choices'] {
  return choices.filter(({ date, time }) => offered?.date !== date || offered.time !== time);
}

interface TimeChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly times: Times['choices'];
  readonly chosen: string;
  readonly onChoose: (slot: string) => void;
}

function TimeChoices({ name, label, times, chosen, onChoose }: TimeChoicesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      {times.map(({ date, time, seats_left: count }) => (
        <RadioCard
          key={`${date} ${time}`}
          name={name}
          value={`${date} ${time}`}
          title={`${dateText(date)}, ${time}`}
          detail={t('time.seats', { count })}
          checked={chosen === `${date} ${time}`}
          onChange={(event) => onChoose(event.target.value)}
        />
      ))}
    </fieldset>
  );
}
