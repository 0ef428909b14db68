import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { ActForm } from './kit/act-form.tsx';
import { t } from './settings-texts.ts';
import { languageText } from './content-words.ts';
import { useState } from 'react';

type Setting = CallOutput<'admin/setting-list'>['data'][number];

interface SettingFormProps {
  readonly setting: Setting;
  readonly name: string;
  readonly onEnd: () => void;
}

/** Changes one setting; of money also says why. Of two who change it at once the second is told, and sees what it is now. */
export function SettingForm({ setting, name, onEnd }: SettingFormProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { key, version } = setting;
  return (
    <ActForm
      act={{
        name,
        submit: t('save'),
        ...(!setting.asks_reason && { reason: null }),
        renderFields: (errorOf) => <ValueField setting={setting} error={errorOf('value')} />,
        make: (reason, data) =>
          api('admin/setting-change', {
            key,
            value: String(data.get('value') ?? ''),
            version,
            ...(reason !== '' && { reason }),
          }),
        stale: ['setting-changed'],
      }}
      onDone={() => {
        onEnd();
        navigate(path, { replace: true });
      }}
      onEnd={onEnd}
    />
  );
}

function ValueField({ setting, error }: { readonly setting: Setting; readonly error: string | undefined }) {
  const { field, value, must, most, choices } = setting;
  // Where it is refused the same words stand there as the error.
  const hint = error === undefined && { hint: t('must', { must }) };
  const common = { label: t('value'), name: 'value', defaultValue: value, error, ...hint };
  if (choices.length > 0)
    return <Select {...common} options={choices.map((one) => ({ value: one, label: shownValue(setting, one) }))} />;
  if (field === 'picture') return <PictureField {...common} />;
  if (field === 'lines') return <TextArea {...common} maxLength={most} rows={4} />;
  return <TextField {...common} type={field === 'day' ? 'date' : 'text'} maxLength={most} />;
}

interface PictureFieldProps {
  readonly label: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly hint?: string;
}

/** A small picture that is kept with the settings: chosen as a file, shown, or left out. */
function PictureField({ label, name, defaultValue, error, hint }: PictureFieldProps) {
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

/** A value as a person reads it: a switch says yes or no, and nothing is said to be nothing. */
export function shownValue({ field, key }: { readonly field: string; readonly key: string }, value: string): string {
  if (key === 'mail_language') return languageText(value);
  if (key === 'kept_deposit_to' && (value === 'host' || value === 'marketplace')) return t(`word.${value}`);
  if (field === 'picture' && value.startsWith('data:')) return t('picture.own');
  if (field === 'switch') return t(value === '1' ? 'on' : 'off');
  return value === '' ? t('empty') : value;
}
