import { useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './texts.ts';

/** Ends the links of old messages: for a phone that is lost, or that somebody else has now (docs/host-links.md#revoking). */
export function LinksSection({ hostId }: { readonly hostId: string }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [done, setDone] = useState('');
  const revoke = (): void =>
    void run(async () => {
      const answer = await api('reach/links-revoke', { host_id: hostId });
      if (!answer.ok) return failureText(answer);
      setDone(answer.data.message);
      return null;
    });
  return (
    <section
      aria-labelledby="links-title"
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <div>
        <h2 id="links-title" className="text-h3">
          {t('links.title')}
        </h2>
        <p className="mt-1 text-ink-2">{t('links.text')}</p>
      </div>
      <FormMessage text={trouble} />
      {done !== '' && <Banner tone="success">{done}</Banner>}
      <div className="needs-script">
        <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={revoke}>
          {t('links.end')}
        </Button>
      </div>
    </section>
  );
}
