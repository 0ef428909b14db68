import { useState } from 'react';
import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { Review } from './load.ts';
import { t } from './texts.ts';

const decisions = ['approve', 'send_back', 'reject'] as const;
const looks = { approve: 'primary', send_back: 'secondary', reject: 'danger' } as const;

/** Publish, send back or reject, with words that the host gets by mail. What is published is the version that was read. */
export function DecisionForm({ listing }: Pick<Review, 'listing'>) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string>();
  const decide = (decision: (typeof decisions)[number]): void => {
    const isMissing = decision !== 'approve' && words.trim() === '';
    setWrong(isMissing ? t('need.words') : undefined);
    if (isMissing) return;
    void run(async () => {
      const { id, version } = listing;
      const answer = await api('listing/review', { listing_id: id, version, decision, words });
      if (!answer.ok) return failureText(answer);
      navigate(adminListingsUrl(id), { replace: true });
      return null;
    });
  };
  return (
    <form
      className="needs-script grid gap-3 rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <FormMessage text={trouble} />
      <TextArea
        label={t('words')}
        hint={t('words.hint')}
        maxLength={listingLimits.wordsMax}
        value={words}
        error={wrong}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {decisions.map((decision) => (
        <Button
          key={decision}
          kind={looks[decision]}
          full
          loading={busy}
          loadingLabel={t('busy')}
          onClick={() => decide(decision)}
        >
          {t(`act.${decision}`)}
        </Button>
      ))}
    </form>
  );
}
