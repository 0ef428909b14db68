import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { WorkLink } from '#src/web/admin/WorkLink.tsx';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { CityForm } from './CityForm.tsx';
import { Closures } from './Closures.tsx';
import type { CityData, AdminCity } from './load.ts';
import { t } from './texts.ts';

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
