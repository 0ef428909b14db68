import { type ReactNode, useEffect, useRef } from 'react';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { t } from './texts.ts';
import { MailCheck } from 'lucide-react';
import { showMessage } from '#src/web/ui/popup/show-message.ts';

interface WriteFormProps {
  readonly form: FormWork;
  readonly posted: PageForm | null;
  readonly submit: string;
  readonly children: ReactNode;
}

export function WriteForm({ form, posted, submit, children }: WriteFormProps) {
  return (
    <form
      id="write"
      noValidate
      method="post"
      action="#write"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-surface p-4 tablet:p-7"
      onSubmit={form.submit}
    >
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      <FormMessage text={form.message || (posted?.trouble ?? '')} />
      {children}
      <Button type="submit" className="tablet:justify-self-start" loading={form.busy} loadingLabel={t('write.busy')}>
        {submit}
      </Button>
    </form>
  );
}

interface SentProps {
  readonly text: string;
  readonly onAgain?: () => void;
}

/** Replaces a sent form and takes the focus, because its button is gone. */
export function Sent({ text, onAgain }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current !== null) showMessage(box.current);
  }, []);
  return (
    <div
      ref={box}
      id="write"
      role="status"
      tabIndex={-1}
      className="grid scroll-my-24 justify-items-center gap-4 rounded-panel bg-success-soft px-5 py-10 text-center"
    >
      <MailCheck aria-hidden size={32} className="text-success" />
      <p className="text-lead font-medium wrap-anywhere">{text}</p>
      {onAgain !== undefined && (
        <Button kind="secondary" className="needs-script" onClick={onAgain}>
          {t('write.again')}
        </Button>
      )}
    </div>
  );
}
