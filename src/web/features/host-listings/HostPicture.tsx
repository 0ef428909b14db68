import { lazy, Suspense, useRef, useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { uploadFile } from '#src/web/api/upload-file.ts';
import { cutSquare, type PicturePart, readPicture } from '#src/web/crop/crop-picture.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import type { HostPage } from './load.ts';
import { t } from './texts.ts';

const CropPicture = lazy(() =>
  import('#src/web/crop/CropPicture.tsx').then((module) => ({ default: module.CropPicture })),
);

/** The picture of the host: chosen, cut to a circle, and the host's from then on, whoever has sent it. */
export function HostPicture({ page }: { readonly page: HostPage }) {
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
      const way = { file: square, onProgress: () => undefined, signal: new AbortController().signal };
      const sent = await uploadFile('image/upload', { purpose: 'profile' }, way);
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
