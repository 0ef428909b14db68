import { useRef, useState } from 'react';
import { credentialBytesMax, credentialKinds, type CredentialKind } from '#src/domain/credentials/kinds.ts';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './texts.ts';

interface SendFormProps {
  readonly hostId: string;
  readonly onDone: (message: string) => void;
}

interface Typed {
  readonly kind: CredentialKind;
  readonly file: File | null;
  readonly until: string;
}

function read(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const file = data.get('file');
  return {
    kind: credentialKinds.find((one) => one === data.get('kind')) ?? 'id',
    file: file instanceof File && file.size > 0 ? file : null,
    until: String(data.get('expires_on') ?? ''),
  };
}

/** Checked before a slow upload of up to 10 MB. */
function check({ kind, file, until }: Typed): Record<string, string> {
  return {
    ...(file === null && { file: t('send.missing') }),
    ...(file !== null && file.size > credentialBytesMax && { file: t('send.tooLarge') }),
    ...(kind === 'insurance' && until === '' && { expires_on: t('send.untilMissing') }),
  };
}

export function SendForm({ hostId, onDone }: SendFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [share, setShare] = useState(0);
  const form = useForm({
    read,
    check,
    send: async ({ kind, file, until }) => {
      if (file === null) return null;
      setShare(0);
      const answer = await uploadFile(
        'credential/upload',
        { host_id: hostId, kind, ...(until !== '' && { expires_on: until }) },
        { file, onProgress: setShare, signal: new AbortController().signal },
      );
      if (!answer.ok) return failureFormError(answer);
      element.current?.reset();
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <section aria-labelledby="send" className="needs-script rounded-panel border border-line bg-surface p-(--pad)">
      <h2 id="send" className="mb-4 text-h3">
        {t('send.title')}
      </h2>
      <form
        ref={element}
        noValidate
        method="post"
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={form.submit}
      >
        <FormMessage text={form.message} />
        <fieldset className="grid min-w-0 gap-2.5">
          <legend className="mb-1.5 text-small font-medium">{t('send.kind')}</legend>
          {credentialKinds.map((kind, index) => (
            <RadioCard key={kind} name="kind" value={kind} title={t(`kind.${kind}`)} defaultChecked={index === 0} />
          ))}
        </fieldset>
        <TextField
          type="file"
          className="py-2.5"
          name="file"
          label={t('send.file')}
          hint={t('send.fileHint')}
          accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"
          error={form.errorOf('file')}
        />
        <TextField
          type="date"
          name="expires_on"
          label={t('send.until')}
          hint={t('send.untilHint')}
          error={form.errorOf('expires_on')}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
            {t('send.submit')}
          </Button>
          {form.busy && (
            <span role="status" className="numbers text-small text-ink-2">
              {t('send.progress', { percent: Math.round(share * 100) })}
            </span>
          )}
        </div>
      </form>
    </section>
  );
}
