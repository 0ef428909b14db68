import { attachmentAltLength, attachmentsMax, messageLength } from '#src/domain/message/writing.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { Conversation } from './talk.ts';
import { t } from './texts.ts';

interface PlainComposerProps {
  readonly conversation: Conversation;
  readonly form: PageForm;
}

/** Writing for who has no script: the page comes again with the message in it. */
export function PlainComposer({ conversation, form }: PlainComposerProps) {
  const { closed, with_name: name, takes_pictures: takesPictures } = conversation;
  if (closed !== null) return null;
  const { csrf, key, trouble, values, errors } = form;
  return (
    <noscript>
      <form
        method="post"
        className="grid gap-3 border-t border-line p-4"
        {...(takesPictures && { encType: 'multipart/form-data' as const })}
      >
        {trouble !== null && <Banner tone="error">{trouble}</Banner>}
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="key" value={key} />
        <TextArea
          label={t('write.label', { name })}
          name="message"
          rows={3}
          required={!takesPictures}
          maxLength={messageLength}
          hint={conversation.hides_contacts ? t('write.masked') : undefined}
          defaultValue={values['message'] ?? ''}
          error={errors['message']}
        />
        {takesPictures && (
          <>
            <TextField
              type="file"
              className="py-2.5"
              label={t('picture.add')}
              hint={t('picture.plainHint', { max: attachmentsMax })}
              name="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple
              error={errors['attachments'] ?? errors['file']}
            />
            <TextField
              label={t('picture.plainAlt')}
              name="alt"
              maxLength={attachmentAltLength}
              defaultValue={values['alt'] ?? ''}
            />
          </>
        )}
        <Button type="submit" className="justify-self-end">
          {t('write.send')}
        </Button>
      </form>
    </noscript>
  );
}
