import { useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './ambassadors-texts.ts';

type Waiting = CallOutput<'admin/ambassador-applications'>;

/** Applications that wait, each with what was written and the answer to it. */
export function Applications({ applications: { data, has_more: hasMore } }: { readonly applications: Waiting }) {
  const { path: here, navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  return (
    <section aria-labelledby="applications" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="applications" className="text-h3">
        {t('applications.title')}
      </h2>
      {said !== null && <Banner tone="success">{said}</Banner>}
      {data.length === 0 && <p className="text-ink-2">{t('applications.none')}</p>}
      {data.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          onDecided={(what) => {
            setSaid(what);
            navigate(here, { replace: true });
          }}
        />
      ))}
      {hasMore && <p className="text-ink-2">{t('applications.more')}</p>}
    </section>
  );
}

interface ApplicationCardProps {
  readonly application: Waiting['data'][number];
  readonly onDecided: (said: string) => void;
}

/** One application with all that was written, and the answer to it. */
function ApplicationCard({ application, onDecided }: ApplicationCardProps) {
  const { name, email, city, audience, message, made_at: at } = application;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4 tablet:p-5">
      <div>
        <h3 className="text-h4 font-bold wrap-anywhere">
          {name}, {city}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
          <a href={`mailto:${email}`} className="link inline-flex min-h-6 items-center wrap-anywhere">
            {email}
          </a>
          <time dateTime={at}>{t('application.made', { when: instantText(at, 'UTC') })}</time>
        </p>
      </div>
      <dl className="grid gap-2">
        <div>
          <dt className="text-small text-ink-2">{t('application.audience')}</dt>
          <dd className="wrap-anywhere">{audience}</dd>
        </div>
        {message !== '' && (
          <div>
            <dt className="text-small text-ink-2">{t('application.message')}</dt>
            <dd className="max-w-180 wrap-anywhere whitespace-pre-line">{message}</dd>
          </div>
        )}
      </dl>
      <Decide application={application} onDecided={onDecided} />
    </article>
  );
}

function Decide({ application: { id, name }, onDecided }: ApplicationCardProps) {
  const { api } = useApp();
  const [note, setNote] = useState('');
  const { busy, trouble, run } = useTask();
  const decide = (accept: boolean): void =>
    void run(async () => {
      const words = note.trim();
      const answer = await api('admin/ambassador-decide', {
        application: id,
        accept,
        ...(words !== '' && { note: words }),
      });
      if (!answer.ok) return failureText(answer);
      onDecided(answer.data.message);
      return null;
    });
  return (
    <form
      noValidate
      method="post"
      aria-label={t('application.label', { name })}
      className="needs-script grid max-w-160 grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) decide(true);
      }}
    >
      <TextArea
        label={t('application.note')}
        hint={t('application.noteHint')}
        name="note"
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <FormMessage text={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy} loadingLabel={t('application.busy')}>
          {t('application.accept')}
        </Button>
        <Button kind="secondary" disabled={busy} onClick={() => decide(false)}>
          {t('application.decline')}
        </Button>
      </div>
    </form>
  );
}
