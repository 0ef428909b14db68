import { Printer } from 'lucide-react';
import { routes } from '#src/contract/addresses/routes.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { t } from './manifest-texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

type Listed = NonNullable<ManifestData>['departure'];
type Party = Listed['parties'][number];

export function ManifestPage({ data }: { readonly data: ManifestData }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9 print:p-0">
      {data === null ? (
        <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
      ) : (
        <DepartureManifest departure={data.departure} now={data.now} />
      )}
    </div>
  );
}

function DepartureManifest({ departure, now }: { readonly departure: Listed; readonly now: string }) {
  const { title, date, time, time_zone: zone, host_name, guides, meeting, parties, guests } = departure;
  const led = guides.length === 0 ? [] : [t('led', { names: guides.map(({ name }) => name).join(', ') })];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <a
          href={`${routes['dashboard-host-panel'].path}${buildQuery({ date })}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('back')}
        </a>
        <Button className="needs-script" onClick={() => print()}>
          <Printer aria-hidden size={20} />
          {t('print')}
        </Button>
      </div>
      <h1 className="text-h2 wrap-anywhere">
        <span className="numbers">
          {dateText(date)}, {time}
        </span>
        <span className="block">
          <Written>{title}</Written>
        </span>
      </h1>
      <p className="mt-1 wrap-anywhere">{[host_name, t('heads', { count: guests }), ...led].join(' · ')}</p>
      <p className="wrap-anywhere">{t('meeting', { text: meeting.text })}</p>
      <div className="mt-4 overflow-x-auto" tabIndex={0} role="region" aria-label={t('title')}>
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="border-b-2 border-ink text-small">
              {(['guest', 'pax', 'in', 'cash', 'cashTick', 'ref'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 pe-3 text-start align-bottom font-bold">
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <Row key={party.id} party={party} order={departure.pickup_order.indexOf(party.id) + 1} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-small text-ink-2">{t('printed', { time: instantText(now, zone) })}</p>
    </>
  );
}

function Row({ party, order }: { readonly party: Party; readonly order: number }) {
  const { name, pax, ref, addons, pickup, status, message } = party;
  const state = status === 'checked_in' || status === 'no_show' ? t(`state.${status}`) : null;
  return (
    <tr className="border-b border-line align-top break-inside-avoid">
      <td className="min-w-36 py-3 pe-3 wrap-anywhere">
        <b className={tallScript(name)}>
          <Written>{name}</Written>
        </b>
        {status === 'requested' && <span className="block text-small">{t('requested')}</span>}
        {state !== null && <span className="block text-small">{state}</span>}
        {addons.length > 0 && (
          <span className="block text-small">{addons.map((addon) => t('addon', addon)).join(', ')}</span>
        )}
        {pickup !== null && (
          <span className="block text-small">
            {order > 0 ? t('pickup', { order, address: pickup.address }) : t('pickup.any', { address: pickup.address })}
          </span>
        )}
        {message !== '' && (
          <span className={classNames('block text-small whitespace-pre-line', tallScript(message))}>
            <Written>{`“${message}”`}</Written>
          </span>
        )}
      </td>
      <td className="numbers py-3 pe-3">{pax}</td>
      <td className="py-3 pe-3">
        <span className="flex max-w-40 flex-wrap gap-1.5">
          {Array.from({ length: Math.min(pax, 30) }, (_none, head) => (
            <TickBox key={head} isTicked={head < party.heads} />
          ))}
        </span>
      </td>
      <td className="numbers py-3 pe-3 whitespace-nowrap">{cashWords(party)}</td>
      <td className="py-3 pe-3">{isDue(party) && <TickBox isTicked={false} />}</td>
      <td className="py-3 font-mono whitespace-nowrap">
        {ref.slice(0, 4)} {ref.slice(4)}
      </td>
    </tr>
  );
}

function TickBox({ isTicked }: { readonly isTicked: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-grid size-5 place-items-center rounded-[3px] border-2 border-ink text-micro leading-none font-bold',
      )}
    >
      {isTicked && '✓'}
    </span>
  );
}

const isDue = ({ cash, cash_state, status }: Party): boolean =>
  cash.usd > 0 && (cash_state === 'due' || status === 'requested');

function cashWords(party: Party): string {
  if (party.cash.usd === 0 || party.cash_state === 'waived') return t('cash.none');
  const amount = cashText(party.cash);
  return isDue(party) ? amount : t('cash.paid', { amount });
}

export { ManifestPage as Page };

// /dashboard/host-panel/manifest/{id}: the printable guest list of a departure (docs/domain/hosts.md#today).

type ManifestData = CallOutput<'departure/list'> | null;

/** Another host's departure answers like a missing one. */
export async function load({ api, params }: PageInput): Promise<PageResult<ManifestData>> {
  const id = parseId(params['id']);
  if (id === null) return { kind: 'missing', what: 'page' };
  const head = { title: t('title'), robots: 'noindex' } as const;
  const answer = await api('departure/list', { departure_id: id });
  if (answer.ok) return { kind: 'page', data: answer.data, head };
  const code = answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'unauthorized') return { kind: 'page', data: null, head };
  if (code === 'course-not-found' || code === 'forbidden') return { kind: 'missing', what: 'page' };
  return failed(answer);
}
