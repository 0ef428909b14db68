import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { t } from './texts.ts';

/** The link to the own list: made when it is asked for, ended when it is not wanted any more (docs/accounts.md#sharing-a-wish-list). */
export function ShareList({ link }: { readonly link: string | null }) {
  const { api } = useApp();
  const [url, setUrl] = useState(link);
  const [hasEnded, setEnded] = useState(false);
  const { busy, trouble, run } = useTask();
  const make = (): void =>
    void run(async () => {
      const answer = await api('wish-link/make', {});
      if (!answer.ok) return failureText(answer);
      setUrl(answer.data.url);
      setEnded(false);
      return null;
    });
  const end = (): void =>
    void run(async () => {
      const answer = await api('wish-link/end', {});
      if (!answer.ok) return failureText(answer);
      setUrl(null);
      setEnded(true);
      return null;
    });
  return (
    <section className="needs-script grid gap-3 justify-items-start">
      {url === null ? (
        <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={make}>
          <Share2 aria-hidden size={18} />
          {t('share.make')}
        </Button>
      ) : (
        <div className="grid w-full gap-3 rounded-panel border border-line bg-surface p-4 tablet:p-5">
          <p className="text-small text-ink-2">{t('share.text')}</p>
          <CopyField label={t('share.link')} value={url} />
          <Button
            kind="quiet"
            size="small"
            className="justify-self-start"
            loading={busy}
            loadingLabel={t('busy')}
            onClick={end}
          >
            {t('share.end')}
          </Button>
        </div>
      )}
      <p role="status" className={hasEnded ? 'text-small' : 'visually-hidden'}>
        {hasEnded && t('share.ended')}
      </p>
      <FormMessage text={trouble} />
    </section>
  );
}
