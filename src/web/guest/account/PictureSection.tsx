import { lazy, type ReactNode, Suspense, type RefObject, useRef, useState } from 'react';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { AccountSection } from './AccountSection.tsx';
import type { OwnAccount } from './load.ts';
import { t } from './texts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { limits } from '#src/domain/limits.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { loadSession } from '#src/web/platform/session/session.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { cutSquare, type PicturePart, readPicture } from '#src/web/ui/crop/crop-picture.ts';

const CropPicture = lazy(() =>
  import('#src/web/ui/crop/CropPicture.tsx').then((module) => ({ default: module.CropPicture })),
);

interface FormProps {
  readonly picture: AccountPicture;
  readonly csrf: ReactNode;
}

function ChooseForm({ picture: { image, input, choose }, csrf }: FormProps) {
  return (
    <form method="post" encType="multipart/form-data" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {csrf}
      <input type="hidden" name="act" value="picture" />
      {/* The label is the button; the browser's own says "No file chosen". */}
      <label
        className={classNames(
          buttonLook('secondary'),
          'relative cursor-pointer justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade',
        )}
      >
        {t(image === null ? 'picture.choose' : 'picture.change')}
        <input
          ref={input}
          type="file"
          name="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </label>
      <noscript>
        <p className="text-small text-ink-2">{t('picture.plain')}</p>
        <Button type="submit" kind="secondary">
          {t('picture.send')}
        </Button>
      </noscript>
    </form>
  );
}

function RemoveForm({ picture: { busy, remove }, csrf }: FormProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        remove();
      }}
    >
      {csrf}
      <input type="hidden" name="act" value="picture-remove" />
      <Button type="submit" kind="quiet" size="small" loading={busy} loadingLabel={t('picture.busy')}>
        {t('picture.remove')}
      </Button>
    </form>
  );
}

interface PictureSectionProps extends Pick<OwnAccount, 'detail'> {
  readonly posted: PageForm | null;
}

/** The profile photo: chosen, cropped to a circle by pointer or keys, or removed. Without script its middle is used. */
export function PictureSection({ detail, posted }: PictureSectionProps) {
  const picture = usePicture(detail.image);
  const { image, source, busy, trouble, done, save, cancel } = picture;
  const isPosted = posted?.values['act'] === 'picture' || posted?.values['act'] === 'picture-remove';
  const csrf = posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />;
  return (
    <AccountSection id="picture" isFolded={false} title={t('picture.title')} text={t('picture.text')}>
      <FormMessage text={trouble ?? (isPosted ? posted.trouble : null)} />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={`${detail.first_name} ${detail.last_name}`} image={image} size="large" />
        <div className="grid min-w-0 flex-1 basis-48 grid-cols-[minmax(0,1fr)] gap-2">
          <ChooseForm picture={picture} csrf={csrf} />
          {image !== null && source === null && <RemoveForm picture={picture} csrf={csrf} />}
        </div>
      </div>
      {source !== null && (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <CropPicture source={source} busy={busy} onSave={save} onCancel={cancel} />
        </Suspense>
      )}
      {done !== '' && <Banner tone="success">{done}</Banner>}
    </AccountSection>
  );
}

// The profile photo while it is chosen, cropped, saved or removed (docs/domain/accounts.md#profile-photo).

interface AccountPicture {
  readonly image: string | null;
  readonly source: HTMLCanvasElement | null;
  readonly done: string;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  choose(file: File | undefined): void;
  save(part: PicturePart): void;
  remove(): void;
  cancel(): void;
}

async function sendPart(
  api: Api,
  source: HTMLCanvasElement | null,
  part: PicturePart,
): Promise<CallOutput<'account/picture-save'> | string> {
  const square = source && (await cutSquare(source, part));
  if (!square) return t('picture.fault.type');
  if (square.size >= limits.reviewPhotoBytesBelow) return t('picture.fault.size');
  const transfer = { file: square, onProgress: () => undefined, signal: new AbortController().signal };
  const upload = await uploadFile('image/upload', { purpose: 'profile' }, transfer);
  if (!upload.ok) return failureText(upload);
  const saved = await api('account/picture-save', { image_id: upload.data.id });
  return saved.ok ? saved.data : failureText(saved);
}

function usePicture(first: string | null): AccountPicture {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [image, setImage] = useState(first);
  const [source, setSource] = useState<HTMLCanvasElement | null>(null);
  const [done, setDone] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const cancel = (): void => {
    setSource(null);
    if (input.current !== null) input.current.value = '';
    input.current?.focus();
  };
  const report = async (picture: string | null, message: string): Promise<null> => {
    setImage(picture);
    setDone(message);
    await loadSession(api);
    return null;
  };
  const send = async (part: PicturePart): Promise<string | null> => {
    const saved = await sendPart(api, source, part);
    if (typeof saved === 'string') return saved;
    cancel();
    return report(saved.image, saved.message);
  };
  return {
    image,
    source,
    done,
    busy,
    trouble,
    input,
    cancel,
    choose: (file) =>
      void run(async () => {
        setDone('');
        if (file === undefined) return null;
        const read = await readPicture(file);
        setSource(read);
        return read === null ? t('picture.fault.type') : null;
      }),
    save: (part) => void run(() => send(part)),
    remove: () =>
      void run(async () => {
        const answer = await api('account/picture-remove', {});
        return answer.ok ? report(null, answer.data.message) : failureText(answer);
      }),
  };
}
