import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { countText } from '#src/texts/intl.ts';
import { WorkLink } from '#src/web/admin/WorkLink.tsx';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { CountryForm } from './CountryForm.tsx';
import type { CountryData, AdminCountry } from './load.ts';
import { t } from './texts.ts';

const link = 'link inline-flex min-h-11 items-center';

/** One country: its cities and its money, and the form with which it is changed, hidden, or added. */
export function CountryPage({ data: { admitted } }: { readonly data: CountryData }) {
  const title = admitted.kind === 'in' ? (admitted.data.country?.name ?? t('new')) : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(place) => <Inside place={place} />}
    </AdminShell>
  );
}

function Inside({ place }: { readonly place: AdminCountry }) {
  const { navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  const { country } = place;
  const { path } = adminRoutes['admin-places'];
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap gap-x-6">
        <a href={path} className={link}>
          {t('all')}
        </a>
        {country !== null && (
          <WorkLink
            work="audit-log"
            href={adminRoutes['admin-audit'].path + auditList.write({ about: `country:${country.code}` })}
            className={link}
          >
            {t('audit')}
          </WorkLink>
        )}
      </p>
      {said !== null && <Banner tone="success">{said}</Banner>}
      {country !== null && <Facts country={country} />}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <CountryForm
        key={country?.version ?? 'new'}
        place={place}
        onDone={(code, message) => {
          setSaid(message);
          navigate(`${path}/countries/${code}`, { replace: true });
        }}
      />
      <p className="text-small text-ink-2">{t('maps')}</p>
    </div>
  );
}

function Facts({ country }: { readonly country: NonNullable<AdminCountry['country']> }) {
  const { cities, shown_cities: shown, isd, currency, rate_state: state, cash_step: step } = country;
  const isPriced = state !== 'fresh' || step !== null;
  return (
    <div>
      <p>{t('facts.cities', { count: cities, shown, isd })}</p>
      {isPriced && (
        <p className={state === 'fresh' ? 'text-ink-2' : 'font-medium text-error'}>
          {t(`cash.${state}`, { currency, step: countText(step ?? 0) })}{' '}
          <a href={`${adminRoutes['admin-rates'].path}/${currency}`} className="link inline-flex min-h-6 items-center">
            {t('rate')}
          </a>
        </p>
      )}
    </div>
  );
}
