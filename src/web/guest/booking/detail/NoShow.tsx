import { type SubmitEvent, useState } from 'react';
import { objectionWords } from '#src/domain/host-day/objection.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import type { BookingDetail } from './credentials.ts';
import { t } from './texts.ts';
import type { Trip } from './use-trip.ts';

const panel = 'rounded-panel border border-marigold bg-surface p-5 tablet:p-6 print:hidden';

interface StatementFormProps {
  readonly kind: 'contest' | 'objection';
  readonly send: (words: string) => Promise<ApiAnswer<'no-show/contest' | 'no-show/answer'>>;
  readonly trip: Trip;
}

function StatementForm({ kind, send, trip }: StatementFormProps) {
  const { busy, trouble, run } = useTask();
  const [words, setWords] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await send(words.trim());
      if (!answer.ok) {
        await trip.refresh();
        return failureText(answer);
      }
      await trip.succeed({ title: t(`${kind}.done`), text: answer.data.message });
      return null;
    });
  };
  return (
    <form onSubmit={submit} className="needs-script mt-4 grid max-w-160 gap-3">
      <FormMessage text={trouble} />
      <TextArea
        label={t(`${kind}.label`)}
        value={words}
        minLength={objectionWords.least}
        maxLength={objectionWords.most}
        rows={3}
        required
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" loading={busy} loadingLabel={t('busy')} className="justify-self-start">
        {t(`${kind}.send`)}
      </Button>
    </form>
  );
}

function nextText({ objection, viewer, host, time_zone: zone }: BookingDetail): string {
  if (objection === null) return '';
  const { state, may_answer: mayAnswer, host: answer } = objection;
  const side = viewer === 'guest' ? 'guest' : 'host';
  const words = { host: host.name, until: instantText(objection.answer_until, zone) };
  if (state !== 'open') return t(`objection.${side}.${state}`);
  if (side === 'guest') return t(answer === '' ? 'objection.guest.open' : 'objection.guest.answered', words);
  if (answer !== '') return t('objection.host.answered');
  return mayAnswer ? t('objection.host.open', words) : t('objection.host.wait');
}

function Statement({ who, words }: { readonly who: string; readonly words: string }) {
  if (words === '') return null;
  return (
    <div className="mt-3">
      <h3 className="text-small font-bold wrap-anywhere">{who}</h3>
      <p className={classNames('whitespace-pre-line wrap-anywhere', tallScript(words))}>{words}</p>
    </div>
  );
}

/** Both sides' statements about a no-show, what happens next and until when (docs/domain/hosts.md#no-show). */
function Objection({ trip }: { readonly trip: Trip }) {
  const { booking, api, credentials } = trip;
  const { objection, contact, host, viewer, time_zone: zone } = booking;
  if (objection === null) return null;
  return (
    <section aria-labelledby="objection" className={panel}>
      <h2 id="objection" className="text-h3 wrap-anywhere">
        {viewer === 'guest' ? t('objection.guest.title') : t('objection.host.title', { name: contact.first_name })}
      </h2>
      <p role="status" className="mt-1 text-ink-2 wrap-anywhere">
        {nextText(booking)}
      </p>
      <Statement
        who={t('objection.said', {
          name: viewer === 'guest' ? t('objection.you') : contact.first_name,
          at: instantText(objection.objected_at, zone),
        })}
        words={objection.guest}
      />
      <Statement who={viewer === 'host' ? t('objection.you') : host.name} words={objection.host} />
      <Statement who={t('objection.why')} words={objection.reason} />
      {objection.may_answer && (
        <StatementForm
          kind="objection"
          trip={trip}
          send={(words) => api('no-show/answer', { ...credentials, words })}
        />
      )}
    </section>
  );
}

/** The objection to a no-show: the guest objects once, within 24 hours; then both sides see the statements. */
export function NoShow({ trip }: { readonly trip: Trip }) {
  const { api, booking, credentials } = trip;
  if (!booking.can.contest) return <Objection trip={trip} />;
  return (
    <section aria-labelledby="contest" className={classNames('needs-script', panel)}>
      <h2 id="contest" className="text-h3">
        {t('contest.title')}
      </h2>
      <p className="mt-1 text-ink-2">{t('contest.text', { host: booking.host.name })}</p>
      <StatementForm kind="contest" trip={trip} send={(words) => api('no-show/contest', { ...credentials, words })} />
    </section>
  );
}
