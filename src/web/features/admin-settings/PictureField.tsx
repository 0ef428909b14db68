import { useState } from 'react';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from './t.ts';

interface PictureFieldProps {
  readonly label: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly hint?: string;
}

/** A small picture that is kept with the settings: chosen as a file, shown, or left out. */
export function PictureField({ label, name, defaultValue, error, hint }: PictureFieldProps) {
  const [value, setValue] = useState(defaultValue);
  const choose = async (file: File | undefined) => {
    if (file !== undefined) setValue(await asText(file));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        label={label}
        type="file"
        accept="image/svg+xml,image/png,image/webp,image/jpeg,image/avif"
        error={error}
        hint={hint}
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      <input type="hidden" name={name} value={value} />
      {value !== '' && (
        <p className="flex flex-wrap items-center gap-4">
          <img src={value} alt={t('picture.own')} height={30} className="h-[30px] w-auto max-w-32" />
          <button type="button" className="link min-h-11" onClick={() => setValue('')}>
            {t('picture.none')}
          </button>
        </p>
      )}
    </div>
  );
}

/** The file as the text of an address. */
function asText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}
