import { useEffect, useState } from 'react';
import { routes } from '#src/contract/addresses/routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { Opener } from './talk.ts';
import { t } from './texts.ts';

type Saved = CallOutput<'conversation/saved-replies'>['data'];

interface SavedRepliesProps {
  readonly opener: Opener;
  readonly onPick: (text: string) => void;
}

/** The replies that the host keeps ready, filled for this guest: a press puts one into the message (docs/messages.md#saved-replies). */
export function SavedReplies({ opener, onPick }: SavedRepliesProps) {
  const { api } = useApp();
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void api('conversation/saved-replies', opener, stop.signal).then((answer) => {
      // Without them a message can still be written.
      if (answer.ok) setSaved(answer.data.data);
    });
    return () => stop.abort();
  }, [api, opener]);
  if (saved === null) return null;
  return (
    <div role="group" aria-label={t('saved.label')} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1">
      {saved.map(({ id, title, text }) => (
        <Button
          key={id}
          kind="secondary"
          size="small"
          className="shrink-0"
          aria-label={t('saved.put', { title })}
          onClick={() => onPick(text)}
        >
          {title}
        </Button>
      ))}
      <a href={routes['host-replies'].path} className={`${buttonLook('quiet', 'small')} shrink-0`}>
        {t('saved.manage')}
      </a>
    </div>
  );
}
