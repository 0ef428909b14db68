import { withFreshFactor } from './fresh-factor.ts';
import { failureTrouble, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { Setting } from './settings-load.ts';
import { t } from './settings-texts.ts';
import { languageText } from './content-words.ts';
import { useState } from 'react';

interface SettingFormProps {
  readonly setting: Setting;
  readonly name: string;
  readonly onEnd: () => void;
}

/** Changes one setting; of money also says why. Of two who change it at once the second is told, and sees what it is now. */
export function SettingForm({ setting, name, onEnd }: SettingFormProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const form = useForm({
    read: (element) => {
      const data = new FormData(element);
      return { value: String(data.get('value') ?? ''), reason: String(data.get('reason') ?? '').trim() };
    },
    check: ({ reason }): Record<string, string> =>
      setting.asks_reason && reason.length < 10 ? { reason: t('reasonHint') } : {},
    send: async ({ value, reason }) => {
      const { key, version } = setting;
      const answer = await withFreshFactor(() =>
        api('admin/setting-change', { key, value, version, ...(reason !== '' && { reason }) }),
      );
      if (!answer.ok) {
        // The row above then shows what somebody else has made of it.
        if (isRefusedAs(answer, 'setting-changed')) navigate(path, { replace: true });
        return failureTrouble(answer);
      }
      onEnd();
      navigate(path, { replace: true });
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={name}
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <ValueField setting={setting} error={form.errorOf('value')} />
      {setting.asks_reason && (
        <TextArea
          label={t('reason')}
          name="reason"
          rows={2}
          maxLength={500}
          hint={t('reasonHint')}
          error={form.errorOf('reason')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t('save')}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
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
