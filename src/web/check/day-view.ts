// Today's list: departures with parties, conflicts and connection state.
import { element, pressButton } from './parts.ts';
import type { State } from './entrance.ts';
import type { Departure, StoredAct, Party } from './phone-storage.ts';
import { cashText } from './party-panel.ts';
import { remarkText, writtenRef, partyStatus } from './party-status.ts';
import type { CheckSettings } from './settings.ts';
import { t } from './texts.ts';

export const actsOf = ({ acts, list }: State, ref: string): readonly StoredAct[] =>
  acts.filter((act) => act.ref === ref && act.userId === list?.userId);

export function findParty({ list }: State, ref: string): { departure: Departure; party: Party } | null {
  for (const departure of list?.departures ?? []) {
    const party = departure.parties.find((one) => one.ref === ref);
    if (party) return { departure, party };
  }
  return null;
}

export function showDay(
  into: HTMLElement,
  state: State,
  { settings, onOpen }: { settings: CheckSettings; onOpen: (ref: string) => void },
): void {
  const { list } = state;
  into.hidden = list === null;
  if (list === null) return into.replaceChildren();
  const departures = list.departures.map((departure) => {
    const rows = departure.parties.map((party) => rowOf(party, state, settings, onOpen));
    const guests = departure.parties.filter(({ status }) => status !== 'cancelled');
    const heads = guests.reduce((sum, party) => sum + partyStatus(party, actsOf(state, party.ref)).heads, 0);
    const count = t('day.count', { heads, guests: guests.reduce((sum, { pax }) => sum + pax, 0) });
    const led = departure.is_led ? t('day.led') : departure.guides.length > 0 ? t('day.guides', { names: departure.guides.join(', ') }) : ''; // prettier-ignore
    return element(
      'section',
      { class: 'departure' },
      element('h3', {}, `${departure.time} · ${departure.title}`),
      element('p', { class: 'soft' }, [departure.host_name, count, led].filter((word) => word !== '').join(' · ')),
      element('ul', { class: 'parties' }, ...rows),
    );
  });
  const none = element('p', { class: 'soft' }, t('day.none'));
  into.replaceChildren(element('h2', {}, t('day.title')), ...(departures.length > 0 ? departures : [none]));
}

function rowOf(party: Party, state: State, settings: CheckSettings, onOpen: (ref: string) => void): HTMLElement {
  const { heads, left, status, cash, waiting } = partyStatus(party, actsOf(state, party.ref));
  const how = {
    awaited: t('party.awaited', { pax: party.pax }),
    in: left === 0 ? t('party.all', { pax: party.pax }) : t('party.in', { heads, pax: party.pax }),
    no_show: t('party.noShow'),
    ended: t('party.ended'),
  }[status];
  const amount = cashText(party, settings);
  const details = [
    how,
    ...(cash === 'due' && status !== 'ended' ? [t('party.cashBadge', { amount })] : []),
    ...(waiting > 0 ? [t('party.waiting')] : []),
  ];
  const button = pressButton('', `party ${status}${left === 0 && status === 'in' ? ' all' : ''}`, () =>
    onOpen(party.ref),
  );
  button.append(
    element('span', { class: 'name' }, party.name),
    element('span', { class: 'ref' }, writtenRef(party.ref)),
    element('span', { class: 'how' }, details.join(' · ')),
  );
  return element('li', {}, button);
}

/** Today's check-ins that another phone, a cancellation or a wrong ref affected. */
export function showLook(into: HTMLElement, state: State): void {
  const remarks = (state.list?.departures ?? []).flatMap((departure) =>
    departure.parties.flatMap((party) =>
      party.remarks.map((remark) => `${party.name}: ${remarkText(remark, departure.time_zone)}`),
    ),
  );
  const mine = state.acts.filter((act) => act.userId === state.list?.userId && act.kind !== 'undo');
  const outcomes = mine.flatMap((act) =>
    act.outcome === 'unknown' || act.outcome === 'ended'
      ? [t(`outcome.${act.outcome}`, { ref: writtenRef(act.ref) })]
      : [],
  );
  const lines = [...new Set([...outcomes, ...remarks])];
  into.hidden = lines.length === 0;
  into.replaceChildren(
    element('h2', {}, t('look.title')),
    element('ul', {}, ...lines.map((line) => element('li', {}, line))),
  );
}

export function showContact(into: HTMLElement, { list, acts, contact }: State): void {
  into.hidden = list === null;
  if (list === null) return;
  const waiting = acts.filter((act) => act.outcome === 'waiting' && act.userId === list.userId).length;
  const time = new Date(list.syncedAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const how =
    contact === 'offline'
      ? waiting > 0
        ? t('contact.offlineWaiting', { count: waiting })
        : t('contact.offline')
      : contact === 'sending'
        ? t('contact.sending')
        : waiting > 0
          ? t('contact.waiting', { count: waiting })
          : t('contact.online');
  into.className = `contact ${contact}`;
  into.textContent = `${how} ${t('contact.age', { time })}`;
}

export function showGone(into: HTMLElement, { gone, acts }: State): void {
  into.hidden = gone === null || gone === 'no-role';
  if (gone === null || gone === 'no-role') return into.replaceChildren();
  const waiting = acts.filter((act) => act.outcome === 'waiting').length;
  into.replaceChildren(
    element('p', {}, t(`gone.${gone}`)),
    ...(waiting > 0 ? [element('p', {}, t('gone.waiting', { count: waiting }))] : []),
    ...(gone === 'signed-out'
      ? [element('a', { class: 'button', href: '/user/login?next=%2Fcheck' }, t('gone.login'))]
      : []),
  );
}

// This phone's name, shown next to its check-ins and used to find a lost phone.

export function phoneName(agent: string): string {
  if (/iPhone|iPad/.test(agent)) return t('phone.iphone');
  return t(agent.includes('Android') ? 'phone.android' : 'phone.other');
}

/** Built once; later only the name is updated, so typing is not interrupted. */
export function showPhone(into: HTMLElement, { device, list }: State, onName: (name: string) => void): void {
  into.hidden = list === null || device === null;
  if (device === null || into.querySelector('form') !== null) return;
  const name = element('input', { id: 'phone-name', maxlength: '40', required: '', autocomplete: 'off' });
  name.value = device.name;
  const save = element('button', { type: 'submit' }, t('phone.save'));
  const form = element('form', {}, element('label', { for: 'phone-name' }, t('phone.name')), name, save);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onName(name.value.trim());
  });
  into.replaceChildren(
    element('summary', {}, t('phone.title')),
    element('p', { class: 'soft' }, t('phone.text')),
    form,
  );
}
