import type { CallInput } from '#src/contract/types.ts';
import { t } from './texts.ts';
import { useState } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import { limits } from '#src/domain/limits.ts';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { PhotoField } from '#src/web/ui/form/PhotoField.tsx';
import type { PhotoFault } from '#src/web/ui/form/photo-rules.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { Trip } from './use-trip.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { createApi, type ApiAnswer } from '#src/web/platform/api/api.ts';
import { csrfToken } from '#src/web/platform/api/browser-transport.ts';

type Kind = CallInput<'problem/report'>['kind'];

const problemKinds = [
  'host_late',
  'host_missing',
  'not_as_described',
  'unsafe',
  'weather',
  'money',
  'other',
] as const satisfies readonly Kind[];

const MESSAGE_MIN = 10;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const kind = problemKinds.find((one) => one === data.get('kind')) ?? null;
  return { kind, message: String(data.get('message') ?? '').trim() };
}

function check({ kind, message }: ReturnType<typeof read>): Record<string, string> {
  return {
    ...(kind === null && { kind: t('problem.kindMissing') }),
    ...(message.length < MESSAGE_MIN && { message: t('problem.messageShort', { min: MESSAGE_MIN }) }),
  };
}

const readProblem = { read, check };

// Same photo limits as for reviews (docs/reference/limits.md, docs/domain/bookings.md#problems).
const rules = { max: limits.reviewPhotosMax, bytesBelow: limits.reviewPhotoBytesBelow };
const faultCodes = { count: 'photo-count', size: 'photo-size', type: 'photo-type' } as const;
const faultText = (fault: PhotoFault): string => formErrorText(faultCodes[fault]);
const kinds = () => [
  { value: '', label: t('problem.kindNone') },
  ...problemKinds.map((value) => ({ value, label: t(`problem.kind.${value}`) })),
];

/** A problem report in the guest's words, with up to 4 photos (docs/domain/bookings.md#problems). */
function ProblemForm({ trip }: { readonly trip: Trip }) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { credentials, succeed } = trip;
  const form = useForm({
    ...readProblem,
    send: async (values) => {
      if (values.kind === null) return null;
      const answer = await sendReport({ ...credentials, kind: values.kind, message: values.message }, photos);
      if (!answer.ok) return failureFormError(answer);
      await succeed({ title: t('problem.done'), text: t('problem.doneText') });
      return null;
    },
  });
  return (
    <form noValidate method="post" className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={form.submit}>
      <p className="text-ink-2">{t('problem.lead')}</p>
      <FormMessage text={form.message} />
      <Select label={t('problem.kind')} name="kind" options={kinds()} required error={form.errorOf('kind')} />
      <TextArea
        label={t('problem.message')}
        name="message"
        maxLength={2000}
        required
        hint={t('problem.messageHint')}
        error={form.errorOf('message')}
      />
      <PhotoField
        label={t('problem.photos')}
        hint={t('problem.photosHint', { max: rules.max })}
        addLabel={t('problem.addPhoto')}
        removeLabel={(name) => t('problem.removePhoto', { name })}
        faultText={faultText}
        rules={rules}
        files={photos}
        onChange={setPhotos}
      />
      <Button type="submit" full loading={form.busy} loadingLabel={t('problem.sending')}>
        {t('problem.send')}
      </Button>
    </form>
  );
}

export function ProblemPopup({ trip }: { readonly trip: Trip }) {
  return (
    <Popup name="problem-report" title={t('problem.title')} size="medium">
      <ProblemForm trip={trip} />
    </Popup>
  );
}

// problem/report has files, so it is sent as multipart; the response is that of any call.

export function reportForm(input: CallInput<'problem/report'>, photos: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.append(name, value);
  for (const photo of photos) form.append('photo', photo, photo.name);
  return form;
}

function sendReport(input: CallInput<'problem/report'>, photos: readonly File[]): Promise<ApiAnswer<'problem/report'>> {
  const api = createApi(async (name) => {
    const token = csrfToken(document.cookie);
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(token !== null && { 'x-csrf-token': token }) },
      body: reportForm(input, photos),
    });
    return response.json();
  });
  return api('problem/report', input);
}
