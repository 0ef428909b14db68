import { useState } from 'react';
import { failureText, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { Queued } from './load.ts';
import { t } from './texts.ts';

interface DecideProps {
  readonly paper: Queued;
  readonly onEnd: (said: string | null) => void;
}

/** Verifies a paper with its last day, or refuses it with words; one that was verified can still be refused. */
export function Decide({ paper, onEnd }: DecideProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isRefusing, setRefusing] = useState(false);
  const [words, setWords] = useState('');
  const [until, setUntil] = useState(paper.expires_on ?? '');
  const send = (decision: 'verified' | 'refused'): void =>
    void run(async () => {
      const said = words.trim();
      if (decision === 'refused' && said === '') return t('decide.missing');
      const answer = await api('paper/decide', {
        document_id: paper.id,
        decision,
        ...(decision === 'refused' && { words: said }),
        ...(decision === 'verified' && until !== '' && { expires_on: until }),
      });
      if (answer.ok) onEnd(answer.data.message);
      else if (isRefusedAs(answer, 'document-decided') || isRefusedAs(answer, 'document-not-found')) onEnd(null);
      else if (answer.kind === 'refusal') return answer.error.fields?.['expires_on'] ?? answer.error.message;
      else return failureText(answer);
      return null;
    });
  if (isRefusing)
    return (
      <div className="grid max-w-160 gap-3">
        <FormMessage text={trouble} />
        <TextArea
          label={t('decide.words')}
          hint={t('decide.wordsHint')}
          maxLength={500}
          rows={3}
          value={words}
          autoFocus
          onChange={(event) => setWords(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" loading={busy} loadingLabel={t('busy')} onClick={() => send('refused')}>
            {t('decide.refuse')}
          </Button>
          <Button kind="secondary" onClick={() => setRefusing(false)}>
            {t('decide.back')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="needs-script grid max-w-160 gap-3">
      <FormMessage text={trouble} />
      {paper.state === 'waiting' && (
        <TextField
          type="date"
          label={t('decide.until')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {paper.state === 'waiting' && (
          <Button loading={busy} loadingLabel={t('busy')} onClick={() => send('verified')}>
            {t('verify')}
          </Button>
        )}
        <Button kind="secondary" onClick={() => setRefusing(true)}>
          {t('refuse')}
        </Button>
      </div>
    </div>
  );
}
