import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { ContentFacts } from '#src/web/listing/ContentFacts.tsx';
import type { OwnListing, PlaceNames } from '#src/web/listing/content-rows.ts';
import { t as shared } from '#src/web/listing/texts.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './texts.ts';

interface WaitingChangesProps extends Pick<OwnListing, 'waiting'> {
  readonly names: PlaceNames;
  readonly onDone: (listing: OwnListing, message: string) => void;
}

/** Changes that guests do not see yet, said plainly: the old values are live until an operator has looked, or they are taken back. */
export function WaitingChanges({ waiting, names, onDone }: WaitingChangesProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const withdraw = (id: number): void =>
    void run(async () => {
      const answer = await api('listing/withdraw', { change_id: id });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.listing, answer.data.message);
      return null;
    });
  return (
    <>
      <FormMessage text={trouble} />
      {waiting.map((change) => (
        <Banner key={change.id} tone="warning" title={t('waiting.title', { part: shared(`part.${change.part}`) })}>
          <p>{t('waiting.text')}</p>
          <div className="mt-3">
            <ContentFacts part={change.part} content={change.after} names={names} />
          </div>
          <Button
            kind="secondary"
            size="small"
            className="needs-script mt-3"
            loading={busy}
            loadingLabel={t('busy')}
            onClick={() => withdraw(change.id)}
          >
            {t('waiting.back')}
          </Button>
        </Banner>
      ))}
    </>
  );
}
