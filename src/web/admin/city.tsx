// /admin/places/{id}: edits or adds a city (docs/reference/back-office.md#places).
import { useState } from 'react';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { mostTips } from '#src/domain/catalogue/place-limits.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { failureFormError, failureText } from '#src/web/platform/api/failure-text.ts';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Section } from './kit/Section.tsx';
import { type Act, Acts } from './kit/act-form.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { auditLink, Links, Rows } from './kit/facts.tsx';
import { Fields, type FormFields, missingIn, textIn } from './kit/fields.tsx';
import { numberField } from './kit/number-field.tsx';
import { bookingChoiceField, bookingChoiceIn } from './kit/off-sale-fields.ts';
import { NoScript } from './kit/parts.tsx';
import { switchField } from './kit/switch-field.tsx';
import { t } from './places-texts.ts';

type AdminCity = CallOutput<'admin/city'>;

export const { load, Page } = adminPage({
  call: 'admin/city',
  input({ id }) {
    const cityId = parseId(id);
    if (cityId === null) return id === 'new' ? {} : null;
    return { city_id: cityId };
  },
  missing: ['city-not-found'],
  title: (place) => (place === null ? t('city.title') : (place.city?.name ?? t('new'))),
  Body,
});

const { path } = adminRoutes['admin-places'];

function Body({ data: place, done }: BodyProps<'admin/city'>) {
  const { navigate } = useNavigation();
  const { city, closures } = place;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <Links
        links={[
          { href: path, label: t('city.all') },
          ...(city?.is_shown === true ? [{ href: productListUrl(city), label: t('page') }] : []),
          ...(city === null ? [] : [auditLink(`city:${city.id}`, t('audit'))]),
        ]}
      />
      {done.banner}
      {city !== null && city.former_slugs.length > 0 && (
        <p className="text-small text-ink-2 wrap-anywhere">{t('former', { list: city.former_slugs.join(', ') })}</p>
      )}
      <NoScript />
      <CityForm
        key={city?.version ?? 'new'}
        place={place}
        onDone={(id, message) => {
          done.say(message);
          navigate(`${path}/${id}`, { replace: true });
        }}
      />
      {city !== null && <Closures cityId={city.id} closures={closures} onDone={done.onDone} />}
    </div>
  );
}

interface ClosuresProps {
  readonly cityId: number;
  readonly closures: AdminCity['closures'];
  readonly onDone: (message: string) => void;
}

/** Days without bookings in the city: closed ones, and forms that close or reopen. */
function Closures({ cityId, closures, onDone }: ClosuresProps) {
  const { api } = useApp();
  return (
    <Section id="closures" title={t('closures.title')}>
      <Rows
        none={t('closures.none')}
        rows={closures.map((closure) => ({
          key: String(closure.id),
          main: daysText(closure),
          below: `${closure.reason} (${closure.by})`,
          acts: <Acts acts={[openAct(closure, api)]} look="small" onDone={onDone} />,
        }))}
      />
      <Acts acts={[closeAct(cityId, api)]} onDone={onDone} />
    </Section>
  );
}

const daysText = ({ from, to }: AdminCity['closures'][number]): string =>
  from === to ? dateText(from) : t('closures.days', { from: dateText(from), to: dateText(to) });

const openAct = (closure: AdminCity['closures'][number], api: Api): Act => ({
  name: t('closures.open'),
  openName: t('closures.openNamed', { days: daysText(closure) }),
  text: <p>{t('closures.openText')}</p>,
  make: (reason) => api('admin/city-open', { closure_id: closure.id, reason }),
});

const closeAct = (cityId: number, api: Api): Act => ({
  name: t('closures.close'),
  submit: t('closures.closeThese'),
  text: <p>{t('closures.closeText')}</p>,
  isDanger: true,
  reason: { hint: t('closures.reasonHint') },
  fields: [
    { kind: 'date', name: 'from', label: t('closures.from'), missing: t('closures.need') },
    { kind: 'date', name: 'to', label: t('closures.to'), missing: t('closures.need') },
    bookingChoiceField(),
  ],
  make: (reason, data) =>
    api('admin/city-close', {
      city_id: cityId,
      from: textIn(data, 'from'),
      to: textIn(data, 'to'),
      bookings: bookingChoiceIn(data),
      reason,
    }),
});

interface CityFormProps {
  readonly place: AdminCity;
  readonly onDone: (id: number, message: string) => void;
}

/** On a conflict the second editor is told. */
function CityForm({ place, onDone }: CityFormProps) {
  const { city } = place;
  const { api } = useApp();
  const [file, setFile] = useState<File | null>(null);
  const fields = cityFields(place);
  const form = useForm({
    read: (element) => new FormData(element),
    check: (data): Record<string, string> => ({
      ...missingIn(fields, data),
      ...(tipsIn(data).some(({ title, text }) => title === '' || text === '') && { travel_tips: t('missing') }),
    }),
    send: async (data) => {
      const uploaded = file === null ? null : await uploadPicture(file);
      if (typeof uploaded === 'string') return { message: '', fields: { image_id: uploaded } };
      const answer = await api('admin/city-save', {
        ...cityIn(data),
        ...(city !== null && { city_id: city.id, version: city.version }),
        ...(uploaded !== null && { image_id: uploaded.id }),
      });
      if (!answer.ok) return failureFormError(answer);
      onDone(answer.data.city_id, answer.data.message);
      return null;
    },
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
      <Fields fields={fields} errorOf={form.errorOf} />
      <datalist id="zones">
        {place.zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
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

function cityFields({ city, countries }: AdminCity): FormFields {
  const isFixed = city?.has_listings === true;
  const shared = <Name extends keyof NonNullable<typeof city> & keyof CityInput>(name: Name) => ({
    name,
    label: t(`field.${name as 'name'}`),
    missing: t('missing'),
    value: city?.[name],
  });
  return [
    [
      { ...shared('name'), most: 80 },
      { ...shared('slug'), most: 60, hint: t('hint.slug') },
      { ...shared('native_name'), most: 80 },
      { ...shared('native_lang'), most: 20, hint: t('hint.native_lang') },
      {
        ...shared('country_code'),
        kind: 'select',
        hint: t(isFixed ? 'hint.fixed' : 'hint.country_code'),
        value: city?.country_code ?? '',
        choices: [
          ...(city === null ? [{ value: '', label: t('choose') }] : []),
          ...countries.map(({ code, name, currency }) => ({ value: code, label: t('country', { name, currency }) })),
        ],
      },
      { ...shared('time_zone'), most: 60, list: 'zones', hint: t(isFixed ? 'hint.fixed' : 'hint.time_zone') },
      numberField({ ...shared('latitude'), value: city?.latitude, decimals: 15, min: -90, max: 90 }),
      numberField({ ...shared('longitude'), value: city?.longitude, decimals: 15, min: -180, max: 180 }),
      numberField({
        ...shared('position'),

        min: 0,
        max: 32000,
        hint: t('hint.position'),
        value: city?.position ?? 100,
      }),
    ],
    switchField({ name: 'is_shown', label: t('field.is_shown'), isOn: city?.is_shown === true }),
    { ...shared('blurb'), most: 200, hint: t('hint.blurb') },
    { ...shared('introduction'), kind: 'area', rows: 6, most: 4000 },
  ];
}

interface PictureFieldsProps {
  readonly city: AdminCity['city'];
  readonly error: string | undefined;
  readonly onFile: (file: File | null) => void;
}

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

async function uploadPicture(file: File): Promise<{ readonly id: string } | string> {
  const way = { file, onProgress: () => undefined, signal: new AbortController().signal };
  const sent = await uploadFile('image/upload', { purpose: 'course' }, way);
  return sent.ok ? { id: sent.data.id } : failureText(sent);
}

type CityInput = Omit<CallInput<'admin/city-save'>, 'city_id' | 'version' | 'image_id'>;

const tipsIn = (data: FormData) =>
  Array.from({ length: mostTips }, (_, n) => ({
    title: textIn(data, `tip-${n}`),
    text: textIn(data, `tip-text-${n}`),
  })).filter(({ title, text }) => title !== '' || text !== '');

const cityIn = (data: FormData): CityInput => ({
  name: textIn(data, 'name'),
  slug: textIn(data, 'slug'),
  native_name: textIn(data, 'native_name'),
  native_lang: textIn(data, 'native_lang'),
  country_code: textIn(data, 'country_code'),
  time_zone: textIn(data, 'time_zone'),
  latitude: Number(textIn(data, 'latitude')),
  longitude: Number(textIn(data, 'longitude')),
  blurb: textIn(data, 'blurb'),
  introduction: textIn(data, 'introduction'),
  travel_tips: tipsIn(data),
  position: Number(textIn(data, 'position')),
  is_shown: data.get('is_shown') !== null,
  image_alt: textIn(data, 'image_alt'),
});

interface CityTipsProps {
  readonly tips: readonly { readonly title: string; readonly text: string }[];
  readonly error: string | undefined;
}

/** Travel tips in order; emptying a tip's fields removes it. */
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
        // Tips are identified by their index.
        <div key={n} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4">
          <Fields
            fields={[
              { name: `tip-${n}`, label: t('tip.title', { place: n + 1 }), most: 80, value: tips[n]?.title },
              {
                kind: 'area',
                name: `tip-text-${n}`,
                label: t('tip.body', { place: n + 1 }),
                rows: 3,
                most: 1500,
                value: tips[n]?.text,
              },
            ]}
            errorOf={() => undefined}
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
