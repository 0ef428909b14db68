import { useState, lazy, Suspense, useRef } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureFormError, failureText } from '#src/web/platform/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './listings-texts.ts';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { limits } from '#src/domain/limits.ts';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { cutSquare, type PicturePart, readPicture } from '#src/web/ui/crop/crop-picture.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import type { CallOutput } from '#src/contract/types.ts';

export type HostPage = CallOutput<'host/page'>;

const CropPicture = lazy(() =>
  import('#src/web/ui/crop/CropPicture.tsx').then((module) => ({ default: module.CropPicture })),
);

/** Cropped to a circle; belongs to the host, even when a coordinator uploads it. */
function HostPicture({ page }: { readonly page: HostPage }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [image, setImage] = useState(page.image);
  const [source, setSource] = useState<HTMLCanvasElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = (): void => {
    setSource(null);
    if (input.current !== null) input.current.value = '';
  };
  const choose = (file: File | undefined): void =>
    void run(async () => {
      if (file === undefined) return null;
      const read = await readPicture(file);
      setSource(read);
      return read === null ? t('page.photoFault') : null;
    });
  const save = (part: PicturePart): void =>
    void run(async () => {
      const square = source && (await cutSquare(source, part));
      if (!square || square.size >= limits.reviewPhotoBytesBelow) return t('page.photoFault');
      const transfer = { file: square, onProgress: () => undefined, signal: new AbortController().signal };
      const sent = await uploadFile('image/upload', { purpose: 'profile' }, transfer);
      if (!sent.ok) return failureText(sent);
      const saved = await api('host/picture-save', { host_id: page.host_id, image_id: sent.data.id });
      if (!saved.ok) return failureText(saved);
      setImage(saved.data.image);
      close();
      return null;
    });
  return (
    <div className="needs-script grid grid-cols-[minmax(0,1fr)] gap-3">
      <FormMessage text={trouble} />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={page.display_name} image={image} size="large" />
        <label className="grid min-w-0 flex-1 basis-48 gap-1">
          <span className="text-small font-medium">{t('page.photo')}</span>
          <input
            ref={input}
            type="file"
            accept="image/*"
            className="w-full min-w-0 text-small file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong file:bg-surface file:px-4 file:font-medium file:text-ink hover:file:bg-sand"
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      {source !== null && (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <CropPicture source={source} busy={busy} onSave={save} onCancel={close} />
        </Suspense>
      )}
    </div>
  );
}

const names = ['display_name', 'headline', 'story', 'languages'] as const;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const [display_name, headline, story, languages] = names.map((name) => String(data.get(name) ?? '').trim());
  return {
    display_name: display_name ?? '',
    headline: headline ?? '',
    story: story ?? '',
    languages: (languages ?? '')
      .split(/[,;\n]+/)
      .map((one) => one.trim().slice(0, 40))
      .filter((one) => one !== '')
      .slice(0, 12),
  };
}

export function HostPageSection({ page }: { readonly page: HostPage }) {
  const title = page.is_own ? t('page.title') : t('page.titleOther', { name: page.display_name });
  const isEmpty = page.headline === '' || page.story === '' || page.image === null;
  return (
    <section
      id="host-page"
      aria-labelledby="page-title"
      className="grid grid-cols-[minmax(0,1fr)] scroll-mt-24 gap-4 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <h2 id="page-title" className="text-h3">
        {title}
      </h2>
      {isEmpty && <p className="text-ink-2">{t('page.tip')}</p>}
      {!page.has_login && <AddressForm page={page} />}
      <HostPicture page={page} />
      <PageForm page={page} />
    </section>
  );
}

function PageForm({ page }: { readonly page: HostPage }) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read,
    check: ({ display_name, languages }) => ({
      ...(display_name === '' && { display_name: t('page.noName') }),
      ...(languages.length === 0 && { languages: t('page.noLanguage') }),
    }),
    send: async (typed) => {
      setDone('');
      const answer = await api('host/page-save', { host_id: page.host_id, ...typed });
      if (!answer.ok) return failureFormError(answer);
      setDone(answer.data.message);
      return null;
    },
  });
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.submit}>
      <FormMessage text={form.message} />
      <TextField
        label={t('page.name')}
        name="display_name"
        maxLength={80}
        defaultValue={page.display_name}
        error={form.errorOf('display_name')}
        required
      />
      <TextField
        label={t('page.headline')}
        name="headline"
        maxLength={160}
        placeholder={t('page.headlineHint')}
        defaultValue={page.headline}
        error={form.errorOf('headline')}
      />
      <TextArea
        label={t('page.story')}
        name="story"
        className="min-h-28"
        maxLength={4000}
        hint={t('page.storyHint')}
        defaultValue={page.story}
        error={form.errorOf('story')}
      />
      <TextField
        label={t('page.languages')}
        name="languages"
        maxLength={300}
        hint={t('page.languagesHint')}
        defaultValue={page.languages.join(', ')}
        error={form.errorOf('languages')}
        required
      />
      <Button
        type="submit"
        kind="secondary"
        className="needs-script justify-self-start"
        loading={form.busy}
        loadingLabel={t('busy')}
      >
        {t('page.save')}
      </Button>
      {done !== '' && <Banner tone="success">{done}</Banner>}
    </form>
  );
}

/** The login email of a host opened by a coordinator (docs/domain/accounts.md#hosts-without-an-address). */
function AddressForm({ page }: { readonly page: HostPage }) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read: (element) => ({ email: String(new FormData(element).get('email') ?? '').trim() }),
    check: ({ email }) => {
      const wrong = checkContact({ email }).email;
      return wrong === undefined ? {} : { email: formErrorText(wrong) };
    },
    send: async ({ email }) => {
      setDone('');
      const answer = await api('host/address-send', { host_id: page.host_id, email });
      if (!answer.ok) return failureFormError(answer);
      setDone(answer.data.message);
      return null;
    },
  });
  return (
    <form noValidate className="grid gap-3 rounded-control bg-sand p-4" onSubmit={form.submit}>
      <h3 className="font-bold">{t('address.title')}</h3>
      <p className="text-small text-ink-2">{t('address.text', { name: page.display_name })}</p>
      <FormMessage text={form.message} />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        error={form.errorOf('email')}
        required
      />
      <Button
        type="submit"
        kind="secondary"
        className="needs-script justify-self-start"
        loading={form.busy}
        loadingLabel={t('busy')}
      >
        {t('address.send')}
      </Button>
      {done !== '' && <Banner tone="success">{done}</Banner>}
    </form>
  );
}
