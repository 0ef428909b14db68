import { useState } from 'react';
import { DifferenceView } from '#src/web/admin/content/DifferenceView.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ActForm } from './Acts.tsx';
import type { AdminText } from './load.ts';
import { t } from './texts.ts';

interface NewerProps {
  readonly page: AdminText;
  readonly difference: NonNullable<AdminText['release']>;
  readonly onDone: (said: string) => void;
}

/** The release has another text than the one that the own was written after: both are compared, and one is chosen. */
export function Newer({ page, difference, onDone }: NewerProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const [isTaking, setTaking] = useState(false);
  const task = useTask();
  const keep = () =>
    task.run(async () => {
      const seen = page.text?.version ?? 0;
      const answer = await api('admin/content-release', { slug: page.slug, seen, is_taken: false });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      navigate(path + search, { replace: true });
      return null;
    });
  return (
    <section
      aria-labelledby="newer"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
    >
      <Banner tone="warning">{t('newer.text')}</Banner>
      <h2 id="newer" className="text-h3">
        {t('newer.difference')}
      </h2>
      <DifferenceView difference={difference} />
      <FormMessage text={task.trouble} />
      {isTaking ? (
        <ActForm act="take" page={page} onDone={onDone} onEnd={() => setTaking(false)} />
      ) : (
        <div className="needs-script flex flex-wrap gap-3">
          <Button kind="secondary" loading={task.busy} loadingLabel={t('busy')} onClick={() => void keep()}>
            {t('newer.compared')}
          </Button>
          <Button kind="secondary" onClick={() => setTaking(true)}>
            {t('newer.take')}
          </Button>
        </div>
      )}
    </section>
  );
}
