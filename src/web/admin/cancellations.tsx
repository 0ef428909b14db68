// /admin/cancellations: hosts by their cancellation rate (docs/domain/bookings.md#cancellation-rate).
import type { CallOutput } from '#src/contract/types.ts';
import { countText, percentText } from '#src/texts/intl.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { t } from './cancellations-texts.ts';

type Hosts = CallOutput<'departure/cancellations'>;

export const { load, Page } = adminPage({ call: 'departure/cancellations', title: () => t('title'), Body });

function Body({ data: { data: hosts } }: BodyProps<'departure/cancellations'>) {
  return (
    <>
      <p className="mb-5 max-w-[43.9em] text-ink-2">{t('lead')}</p>
      {hosts.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <HostTable hosts={hosts} />
      )}
    </>
  );
}

const numbers = ['made', 'by_host', 'late', 'weather'] as const;
const titles = { made: 'made', by_host: 'byHost', late: 'late', weather: 'weather' } as const;

function HostTable({ hosts }: { readonly hosts: Hosts['data'] }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('title')}>
      <table className="w-full min-w-140 border-collapse text-start">
        <thead>
          <tr className="border-b border-line text-small text-ink-2">
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {t('column.host')}
            </th>
            <th scope="col" className="py-2 pe-4 text-end font-medium">
              {t('column.rate')}
            </th>
            {numbers.map((name) => (
              <th key={name} scope="col" className="py-2 pe-4 text-end font-medium">
                {t(`column.${titles[name]}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hosts.map((host) => (
            <tr key={host.host_id} className="border-b border-line">
              <th scope="row" className="py-3 pe-4 text-start font-medium wrap-anywhere">
                <Written>{host.name}</Written>
              </th>
              <td className="numbers py-3 pe-4 text-end font-bold">{percentText(host.rate ?? 0)}</td>
              {numbers.map((name) => (
                <td key={name} className="numbers py-3 pe-4 text-end">
                  {countText(host[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
