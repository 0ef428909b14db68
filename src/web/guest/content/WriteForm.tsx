import type { ReactNode } from 'react';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { t } from './texts.ts';

interface WriteFormProps {
  readonly form: FormWork;
  /** The form as the server returns it without JavaScript; null in the browser. */
  readonly posted: PageForm | null;
  readonly submit: string;
  readonly children: ReactNode;
}

/** A form of a page of text: it works without script too, and then says below the same address what went wrong. */
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
