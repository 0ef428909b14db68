import { useState } from 'react';
import { failureText, failureFormError } from '#src/web/platform/api/failure-text.ts';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './places-texts.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { mostTips } from '#src/domain/catalogue/place-limits.ts';

type AdminCity = CallOutput<'admin/city'>;

/** Fields that are one line or one text, named as in the call. */
type FieldName = 'name' | 'slug' | 'native_name' | 'native_lang' | 'time_zone' | 'blurb' | 'introduction';

interface CityFormProps {
  readonly place: AdminCity;
  readonly onDone: (id: number, message: string) => void;
}

/** Everything that is said of a city. Of two who change it at once the second is told. */
export function CityForm({ place, onDone }: CityFormProps) {
  const { city } = place;
  const { api } = useApp();
  const [file, setFile] = useState<File | null>(null);
  const form = useForm({
    read: readCity,
    check: (fields) => Object.fromEntries(missingIn(fields).map((name) => [name, t('missing')])),
    send: async (fields) => {
      const uploaded = file === null ? null : await uploadPicture(file);
      if (typeof uploaded === 'string') return { message: '', fields: { image_id: uploaded } };
      const answer = await api('admin/city-save', {
        ...fields,
        ...(city !== null && { city_id: city.id, version: city.version }),
        ...(uploaded !== null && { image_id: uploaded.id }),
      });
      if (!answer.ok) return failureFormError(answer);
      onDone(answer.data.city_id, answer.data.message);
      return null;
    },
  });
  const field = (name: FieldName) => ({
    label: t(`field.${name}`),
    name,
    defaultValue: city === null ? undefined : city[name],
    error: form.errorOf(name),
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t('form')}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <WhereFields place={place} field={field} errorOf={form.errorOf} />
      <Checkbox name="is_shown" value="1" defaultChecked={city?.is_shown ?? false} label={t('field.is_shown')} />
      <TextField {...field('blurb')} maxLength={200} hint={t('hint.blurb')} />
      <TextArea {...field('introduction')} rows={6} maxLength={4000} />
      <PictureFields city={city} error={form.errorOf('image_id')} onFile={setFile} />
      <CityTips tips={city?.travel_tips ?? []} error={form.errorOf('travel_tips')} />
      <div>
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t(city === null ? 'add' : 'save')}
        </Button>
      </div>
    </form>
  );
}

interface WhereFieldsProps {
  readonly place: AdminCity;
  readonly field: (name: FieldName) => object & { readonly label: string };
  readonly errorOf: (name: string) => string | undefined;
}

/** How it is called, where it lies, and where it stands. */
function WhereFields({ place: { city, countries, zones }, field, errorOf }: WhereFieldsProps) {
  const numberField = (name: 'latitude' | 'longitude' | 'position') => ({
    label: t(`field.${name}`),
    name,
    value: city === null ? (name === 'position' ? 100 : null) : city[name],
    error: errorOf(name),
  });
  const isFixed = city?.has_listings === true;
  return (
    <>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TextField {...field('name')} maxLength={80} />
        <TextField {...field('slug')} maxLength={60} hint={t('hint.slug')} />
        <TextField {...field('native_name')} maxLength={80} />
        <TextField {...field('native_lang')} maxLength={20} hint={t('hint.native_lang')} />
        <Select
          label={t('field.country_code')}
          name="country_code"
          defaultValue={city?.country_code ?? ''}
          error={errorOf('country_code')}
          hint={t(isFixed ? 'hint.fixed' : 'hint.country_code')}
          options={[
            ...(city === null ? [{ value: '', label: t('choose') }] : []),
            ...countries.map(({ code, name, currency }) => ({ value: code, label: t('country', { name, currency }) })),
          ]}
        />
        <TextField
          {...field('time_zone')}
          list="zones"
          maxLength={60}
          hint={isFixed ? t('hint.fixed') : t('hint.time_zone')}
        />
        <NumberField {...numberField('latitude')} min={-90} max={90} decimals={15} />
        <NumberField {...numberField('longitude')} min={-180} max={180} decimals={15} />
        <NumberField {...numberField('position')} min={0} max={32000} hint={t('hint.position')} />
      </div>
      <datalist id="zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

interface PictureFieldsProps {
  readonly city: AdminCity['city'];
  readonly error: string | undefined;
  readonly onFile: (file: File | null) => void;
}

/** The picture that the city has, and a new one. */
function PictureFields({ city, error, onFile }: PictureFieldsProps) {
  const { settings } = useApp();
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <div className="grid content-start gap-2">
        {city?.image && (
          <img
            src={`${settings.imageBase}/${city.image.id}/square-192.webp`}
            alt={city.image.alt}
            width={96}
            height={96}
            className="size-24 rounded-chip bg-sand object-cover"
          />
        )}
        <TextField
          label={t('field.picture')}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          error={error}
          hint={t('hint.picture')}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
      </div>
      <TextField
        label={t('field.image_alt')}
        name="image_alt"
        maxLength={200}
        defaultValue={city?.image?.alt}
        hint={t('hint.image_alt')}
      />
    </div>
  );
}

/** Sends a picture; a sentence where it was refused. */
async function uploadPicture(file: File): Promise<{ readonly id: string } | string> {
  const way = { file, onProgress: () => undefined, signal: new AbortController().signal };
  const sent = await uploadFile('image/upload', { purpose: 'course' }, way);
  return sent.ok ? { id: sent.data.id } : failureText(sent);
}

// What stands in the form of a city, as the call takes it.

type Fields = Omit<CallInput<'admin/city-save'>, 'city_id' | 'version' | 'image_id'>;

/** Reads the form. A tip without title and text is none. */
function readCity(element: HTMLFormElement): Fields {
  const data = new FormData(element);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)));
  const tips = Array.from({ length: mostTips }, (_, n) => ({ title: text(`tip-${n}`), text: text(`tip-text-${n}`) }));
  return {
    name: text('name'),
    slug: text('slug'),
    native_name: text('native_name'),
    native_lang: text('native_lang'),
    country_code: text('country_code'),
    time_zone: text('time_zone'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    blurb: text('blurb'),
    introduction: text('introduction'),
    travel_tips: tips.filter((tip) => tip.title !== '' || tip.text !== ''),
    position: number('position'),
    is_shown: data.get('is_shown') !== null,
    image_alt: text('image_alt'),
  };
}

/** Names of fields that must not be empty and are, or are no number; a tip that lacks a half is `travel_tips`. */
function missingIn(fields: Fields): string[] {
  const { is_shown: _, image_alt: __, travel_tips: tips, ...needed } = fields;
  const empty = Object.entries(needed).filter(([, value]) => value === '' || Number.isNaN(value));
  const isHalf = tips.some(({ title, text }) => title === '' || text === '');
  return [...empty.map(([name]) => name), ...(isHalf ? ['travel_tips'] : [])];
}

interface CityTipsProps {
  readonly tips: readonly { readonly title: string; readonly text: string }[];
  readonly error: string | undefined;
}

/** The travel tips of a city, in their order. One whose fields are emptied goes. */
function CityTips({ tips, error }: CityTipsProps) {
  const [count, setCount] = useState(tips.length);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="text-h4 font-bold">{t('tips')}</legend>
      <p className="text-small text-ink-2">{t('tips.text')}</p>
      {error !== undefined && (
        <p role="alert" className="text-small text-error">
          {t('tips.half')}
        </p>
      )}
      {Array.from({ length: count }, (_, n) => (
        // Tips have no name of their own; their place is it.
        <div key={n} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4">
          <TextField
            label={t('tip.title', { place: n + 1 })}
            name={`tip-${n}`}
            maxLength={80}
            defaultValue={tips[n]?.title}
          />
          <TextArea
            label={t('tip.body', { place: n + 1 })}
            name={`tip-text-${n}`}
            rows={3}
            maxLength={1500}
            defaultValue={tips[n]?.text}
          />
        </div>
      ))}
      {count < mostTips && (
        <div>
          <Button kind="secondary" onClick={() => setCount(count + 1)}>
            {t('tip.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
