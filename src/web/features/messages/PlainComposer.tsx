import type { PageForm } from '#src/web/app/page-form.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { Conversation } from './talk.ts';
import { t } from './t.ts';

interface PlainComposerProps {
  readonly conversation: Conversation;
  readonly form: PageForm;
}

/** Writing for who has no script: the page comes again with the message in it. */
export function PlainComposer({ conversation: { closed, with_name: name }, form }: PlainComposerProps) {
  if (closed !== null) return null;
  const { csrf, key, trouble, values, errors } = form;
  return (
    <noscript>
      <form method="post" className="grid gap-3 border-t border-line p-4">
        {trouble !== null && <Banner tone="error">{trouble}</Banner>}
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="key" value={key} />
        <TextArea
          label={t('write.label', { name })}
          name="message"
          rows={3}
          required
          maxLength={4000}
          defaultValue={values['message'] ?? ''}
          error={errors['message']}
        />
        <Button type="submit" className="justify-self-end">
          {t('write.send')}
        </Button>
      </form>
    </noscript>
  );
}
