// /admin/places/{id}: one city as it can be changed, or a new one (docs/back-office.md#places).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { bookingChoiceFields, bookingChoiceIn } from './BookingChoice.tsx';
import { CityForm } from './CityForm.tsx';
import { type Act, Acts, textIn } from './kit/act-form.tsx';
import { type BodyProps, adminPage } from './kit/admin-page.tsx';
import { auditLink, Links, Section } from './kit/sections.tsx';
import { t } from './places-texts.ts';

type AdminCity = CallOutput<'admin/city'>;

/** One city with the days on which nobody can book there, or the form for a new one. */
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
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
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

/** Days on which nobody can book in the city: those that are closed, and the way to close some or to open them again. */
function Closures({ cityId, closures, onDone }: ClosuresProps) {
  const { api } = useApp();
  return (
    <Section id="closures" title={t('closures.title')}>
      {closures.length === 0 && <p className="text-ink-2">{t('closures.none')}</p>}
      <ul>
        {closures.map((closure) => (
          <li
            key={closure.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{daysText(closure)}</span>
              <span className="block text-small text-ink-2">
                {closure.reason} ({closure.by})
              </span>
            </span>
            <Acts acts={[openAct(closure, api)]} look="small" onDone={onDone} />
          </li>
        ))}
      </ul>
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
  renderFields: (errorOf) => (
    <>
      <TextField label={t('closures.from')} name="from" type="date" error={errorOf('from')} />
      <TextField label={t('closures.to')} name="to" type="date" error={errorOf('to')} />
      {bookingChoiceFields()}
    </>
  ),
  check: (data) => ({
    ...(textIn(data, 'from') === '' && { from: t('closures.need') }),
    ...(textIn(data, 'to') === '' && { to: t('closures.need') }),
  }),
  make: (reason, data) =>
    api('admin/city-close', {
      city_id: cityId,
      from: textIn(data, 'from'),
      to: textIn(data, 'to'),
      bookings: bookingChoiceIn(data),
      reason,
    }),
});
