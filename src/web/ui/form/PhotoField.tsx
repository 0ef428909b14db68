import { ImageOff, ImagePlus, X } from 'lucide-react';
import { useEffect, useRef, useState, useId } from 'react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { addPhotos, bytesText, type PhotoChoice, type PhotoFault, type PhotoRules } from './photo-rules.ts';

const SIDE = 144;

/** Drawn on a canvas: no upload and no blob: URL in the CSP. */
async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
}

/** Decorative: the file name is next to it. */
export function PhotoThumb({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasRendered, setRendered] = useState(true);
  useEffect(() => {
    if (canvas.current === null) return;
    // The server may decode a format that this browser cannot.
    draw(file, canvas.current).then(
      () => setRendered(true),
      () => setRendered(false),
    );
  }, [file]);
  return (
    <span aria-hidden className="relative block size-18 shrink-0 overflow-hidden rounded-chip bg-sand">
      <canvas ref={canvas} width={SIDE} height={SIDE} className="size-full" />
      {!hasRendered && (
        <span className="absolute inset-0 grid place-items-center text-ink-3">
          <ImageOff size={22} />
        </span>
      )}
    </span>
  );
}

const box =
  'relative min-h-14 items-center justify-center gap-2.5 rounded-control border border-dashed border-line-strong bg-surface px-4 ' +
  'font-medium hover:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade';

interface PhotoFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly addLabel: string;
  readonly removeLabel: (name: string) => string;
  readonly faultText: (fault: PhotoFault) => string;
  readonly rules: PhotoRules;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, addLabel, removeLabel, faultText, rules, files, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<PhotoChoice['faults']>([]);
  const isFull = files.length >= rules.max;
  const take = (chosen: readonly File[]): void => {
    const next = addPhotos(files, chosen, rules);
    setFaults(next.faults);
    onChange(next.files);
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      {files.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {files.map((file) => (
            <li
              key={`${file.name} ${file.size}`}
              className="flex items-center gap-3 rounded-control border border-line p-2"
            >
              <PhotoThumb file={file} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{file.name}</span>
                <span className="numbers block text-small text-ink-2">{bytesText(file.size)}</span>
              </span>
              <IconButton
                label={removeLabel(file.name)}
                onClick={() => {
                  onChange(files.filter((one) => one !== file));
                  input.current?.focus();
                }}
              >
                <X aria-hidden size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <label className={classNames(isFull ? 'hidden' : 'flex', box)}>
        <ImagePlus aria-hidden size={20} className="text-brand" />
        {addLabel}
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // Allows choosing the same file again.
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-small text-ink-2">
        {hint}
      </p>
      <div role="alert" className="grid gap-1 text-small font-medium text-error empty:hidden">
        {faults.map(({ name, fault }) => (
          <p key={`${name} ${fault}`}>
            {name}: {faultText(fault)}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
