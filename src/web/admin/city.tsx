export { load } from './city-load.ts';
import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { WorkLink } from './WorkLink.tsx';
import { AdminShell } from './AdminShell.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { CityForm } from './CityForm.tsx';
import type { CityData, AdminCity } from './city-load.ts';
import { t } from './city-texts.ts';
import { ActForm, bookingChoiceFields, bookingChoiceIn } from './ActForm.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';

interface ClosuresProps {
  readonly cityId: number;
  readonly closures: AdminCity['closures'];
  readonly onDone: (said: string) => void;
}

/** Days on which nobody can book in the city: those that are closed, and the way to close some or to open them again. */
function Closures({ cityId, closures, onDone }: ClosuresProps) {
  const { api } = useApp();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const end = () => setOpen(null);
  return (
    <section aria-labelledby="closures" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="closures" className="text-h3">
        {t('closures.title')}
      </h2>
      {closures.length === 0 && <p className="text-ink-2">{t('closures.none')}</p>}
      <ul>
        {closures.map((closure) => (
          <Closed
            key={closure.id}
            closure={closure}
            isOpen={open === closure.id}
            onOpen={() => setOpen(closure.id)}
            onEnd={end}
            onDone={onDone}
          />
        ))}
      </ul>
      <div className="needs-script">
        <Button kind="secondary" aria-expanded={open === 'new'} onClick={() => setOpen('new')}>
          {t('closures.close')}
        </Button>
      </div>
      {open === 'new' && (
        <ActForm
          name={t('closures.closeThese')}
          asksReason
          reasonHint={t('closures.reasonHint')}
          isDanger
          fields={fields}
          check={(data) => ({
            ...(data.get('from') === '' && { from: t('closures.need') }),
            ...(data.get('to') === '' && { to: t('closures.need') }),
          })}
          make={(reason, data) =>
            api('admin/city-close', {
              city_id: cityId,
              from: String(data.get('from')),
              to: String(data.get('to')),
              bookings: bookingChoiceIn(data),
              reason,
            })
          }
          onDone={onDone}
          onEnd={end}
        >
          <p>{t('closures.closeText')}</p>
        </ActForm>
      )}
    </section>
  );
}

interface ClosedProps extends Pick<ClosuresProps, 'onDone'> {
  readonly closure: AdminCity['closures'][number];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onEnd: () => void;
}

function Closed({ closure, isOpen, onOpen, onEnd, onDone }: ClosedProps) {
  const { api } = useApp();
  return (
    <li className="grid gap-2 border-t border-line py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium">{daysText(closure)}</span>
          <span className="block text-small text-ink-2">
            {closure.reason} ({closure.by})
          </span>
        </span>
        <span className="needs-script">
          <Button
            kind="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-label={t('closures.openNamed', { days: daysText(closure) })}
            onClick={onOpen}
          >
            {t('closures.open')}
          </Button>
        </span>
      </div>
      {isOpen && (
        <ActForm
          name={t('closures.open')}
          asksReason
          isDanger={false}
          make={(reason) => api('admin/city-open', { closure_id: closure.id, reason })}
          onDone={onDone}
          onEnd={onEnd}
        >
          <p>{t('closures.openText')}</p>
        </ActForm>
      )}
    </li>
  );
}

const fields = (errorOf: FormWork['errorOf']) => (
  <>
    <TextField label={t('closures.from')} name="from" type="date" error={errorOf('from')} />
    <TextField label={t('closures.to')} name="to" type="date" error={errorOf('to')} />
    {bookingChoiceFields()}
  </>
);

const daysText = ({ from, to }: AdminCity['closures'][number]): string =>
  from === to ? dateText(from) : t('closures.days', { from: dateText(from), to: dateText(to) });

/** One city: everything that is said of it, in a form. */
export function CityPage({ data: { admitted } }: { readonly data: CityData }) {
  const title = admitted.kind === 'in' ? (admitted.data.city?.name ?? t('new')) : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(place) => <Inside place={place} />}
    </AdminShell>
  );
}

const link = 'link inline-flex min-h-11 items-center';

function Inside({ place }: { readonly place: AdminCity }) {
  const { navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  const { city } = place;
  const { path } = adminRoutes['admin-places'];
  const onDone = (id: number, message: string): void => {
    setSaid(message);
    navigate(`${path}/${id}`, { replace: true });
  };
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap gap-x-6">
        <a href={path} className={link}>
          {t('all')}
        </a>
        {city?.is_shown === true && (
          <a href={productListUrl(city)} className={link}>
            {t('page')}
          </a>
        )}
        {city !== null && (
          <WorkLink
            work="audit-log"
            href={adminRoutes['admin-audit'].path + auditList.write({ about: `city:${city.id}` })}
            className={link}
          >
            {t('audit')}
          </WorkLink>
        )}
      </p>
      {said !== null && <Banner tone="success">{said}</Banner>}
      {city !== null && city.former_slugs.length > 0 && (
        <p className="text-small text-ink-2 wrap-anywhere">{t('former', { list: city.former_slugs.join(', ') })}</p>
      )}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <CityForm key={city?.version ?? 'new'} place={place} onDone={onDone} />
      {city !== null && (
        <Closures
          key={JSON.stringify(place.closures)}
          cityId={city.id}
          closures={place.closures}
          onDone={(message) => onDone(city.id, message)}
        />
      )}
    </div>
  );
}

export { CityPage as Page };
