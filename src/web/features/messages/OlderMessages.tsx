import { messagesPage } from '#src/domain/message/writing.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { Message } from './talk.ts';
import { t } from './texts.ts';
import type { TalkWork } from './use-talk.ts';

interface OlderProps {
  readonly work: TalkWork;
  /** What is shown, the oldest first. */
  readonly data: readonly Message[];
}

/** Shows what was said before; without script on a page of its own. */
export function OlderMessages({ work, data }: OlderProps) {
  const { busy, trouble, run } = useTask();
  const { path, search } = useNavigation();
  const oldest = data[0]?.id;
  if (!work.hasOlder || oldest === undefined) return null;
  const query = new URLSearchParams(search);
  query.set('before', oldest);
  return (
    <div className="grid justify-items-center gap-2">
      <FormMessage text={trouble} />
      {/* A page that is not full is the oldest one. */}
      {data.length >= messagesPage && (
        <noscript>
          <a href={`${path}?${query.toString()}`} className="link inline-flex min-h-11 items-center">
            {t('log.older')}
          </a>
        </noscript>
      )}
      <Button
        kind="quiet"
        size="small"
        className="needs-script"
        loading={busy}
        loadingLabel={t('busy')}
        onClick={() => void run(work.older)}
      >
        {t('log.older')}
      </Button>
    </div>
  );
}
