import { type SubmitEvent, useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';

/** A guest who was there and was marked as not come says so, once and within 24 hours (docs/check-in.md#no-show). */
export function NoShowContest({ trip }: { readonly trip: Trip }) {
  const { api, booking, credentials, succeed } = trip;
  const { busy, trouble, run } = useTask();
  const [words, setWords] = useState('');
  if (!booking.can.contest) return null;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('no-show/contest', { ...credentials, words: words.trim() });
      if (!answer.ok) return failureText(answer);
      await succeed({ title: t('contest.done'), text: answer.data.message });
      return null;
    });
  };
  return (
    <section
      aria-labelledby="contest"
      className="needs-script rounded-panel border border-marigold bg-surface p-5 tablet:p-6"
    >
      <h2 id="contest" className="text-h3">
        {t('contest.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t('contest.text')}</p>
      <form onSubmit={send} className="grid max-w-160 gap-3">
        <FormMessage text={trouble} />
        <TextArea
          label={t('contest.label')}
          value={words}
          minLength={10}
          maxLength={1000}
          rows={3}
          required
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" loading={busy} loadingLabel={t('busy')} className="justify-self-start">
          {t('contest.send')}
        </Button>
      </form>
    </section>
  );
}
