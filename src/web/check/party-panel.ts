// One party: names, check-in by guest, cash, no-show, undo (docs/domain/hosts.md#check-in).
import { minorOf } from '#src/domain/money/money.ts';
import { moneyText } from '#src/texts/money-text.ts';
import { element, pressButton, panelHead } from './parts.ts';
import type { NewAct } from './entrance.ts';
import type { Departure, StoredAct, Party } from './phone-storage.ts';
import {
  remarkText,
  timeText,
  writtenRef,
  canMarkNoShow,
  isOpen,
  partyStatus,
  type PartyStatus,
  undoable,
} from './party-status.ts';
import type { CheckSettings } from './settings.ts';
import { t } from './texts.ts';

export interface PartyView {
  readonly departure: Departure;
  readonly party: Party;
  readonly acts: readonly StoredAct[];
  readonly settings: CheckSettings;
  readonly isAgain: boolean;
  readonly act: (act: NewAct) => void;
  readonly close: () => void;
}

/** Local currency, or the currency of prices without a rate. */
export function cashText({ cash }: Party, { currencies, currency }: CheckSettings): string {
  const isLocal = cash.amount !== null;
  const code = isLocal ? cash.currency : currency;
  const format = currencies[code] ?? { digits: 2, symbol: code };
  return moneyText(minorOf(cash.amount ?? cash.usd, format.digits), format);
}

export function showParty(panel: HTMLElement, view: PartyView): void {
  const { party, departure, acts } = view;
  const standing = partyStatus(party, acts);
  const tone = toneOf(standing, view);
  panel.className = `result ${tone}`;
  panel.replaceChildren(
    panelHead(tone, headline(standing, view)),
    element('p', { class: 'fact big' }, party.name),
    element('p', { class: 'fact' }, t('fact.guests', { count: party.pax })),
    element('p', { class: 'fact' }, `${departure.time} · ${departure.title}`),
    ...party.addons.map((addon) => element('p', { class: 'fact' }, t('party.addon', addon))),
    element('p', { class: 'fact' }, t('fact.ref', { ref: writtenRef(party.ref) })),
    ...notesOf(standing, view).map((note) => element('p', { class: 'note' }, note)),
    ...buttonsOf(standing, view),
    pressButton(t('party.close'), 'next', view.close),
  );
  panel.hidden = false;
}

function toneOf(
  { status, left }: PartyStatus,
  { isAgain, departure }: PartyView,
): 'good' | 'careful' | 'bad' | 'ready' {
  if (status === 'ended' || isAgain) return 'bad';
  if (isOpen(departure, Date.now()) !== 'open' || status === 'no_show') return 'careful';
  return left === 0 ? 'good' : 'ready';
}

function headline({ status, heads, left }: PartyStatus, { party: { pax }, isAgain }: PartyView): string {
  if (status === 'ended') return t('party.ended');
  if (isAgain) return t('party.again');
  if (status === 'no_show') return t('party.noShow');
  if (left === 0) return t('party.all', { pax });
  return heads > 0 ? t('party.in', { heads, pax }) : t('party.awaited', { pax });
}

function notesOf({ status, waiting }: PartyStatus, { party, departure, isAgain }: PartyView): string[] {
  const open = isOpen(departure, Date.now());
  return [
    ...(status === 'ended' ? [t('party.endedText')] : []),
    ...(isAgain ? [t('party.againText')] : []),
    ...(open === 'open' ? [] : [t(`party.${open}`)]),
    ...party.remarks.map((remark) => remarkText(remark, departure.time_zone)),
    ...(waiting > 0 ? [t('party.waiting')] : []),
  ];
}

function buttonsOf(standing: PartyStatus, view: PartyView): HTMLElement[] {
  const { party, departure, acts, act } = view;
  if (standing.status === 'ended') return undoButtons(view);
  const about = { ref: party.ref, pax: party.pax, part: '', undoes: null, heads: 0 };
  const amount = cashText(party, view.settings);
  const cash = {
    none: () => element('p', { class: 'fact' }, t('party.noCash')),
    due: () => pressButton(t('party.cashDue', { amount }), 'act cash', () => act({ ...about, kind: 'cash' })),
    paid: () => element('p', { class: 'fact' }, `✓ ${t('party.cashPaid', { amount })}`),
  }[standing.cash]();
  const isNow = isOpen(departure, Date.now()) === 'open';
  return [
    ...(standing.left > 0 && isNow
      ? [letInButtons(standing.left, (heads) => act({ ...about, kind: 'let_in', heads }))]
      : []),
    cash,
    ...(canMarkNoShow(departure, standing, Date.now())
      ? [pressButton(t('party.markNoShow'), 'act quiet', () => act({ ...about, kind: 'no_show' }))]
      : []),
    ...(acts.length > 0 ? undoButtons(view) : []),
  ];
}

/** All guests in one press, or fewer by the second button. */
function letInButtons(left: number, onLetIn: (heads: number) => void): HTMLElement {
  let heads = left;
  const main = pressButton(t('party.letIn', { count: heads }), 'act main', () => onLetIn(heads));
  if (left === 1) return main;
  const change = (by: number) => () => {
    heads = Math.min(left, Math.max(1, heads + by));
    main.textContent = t('party.letIn', { count: heads });
    fewer.disabled = heads === 1;
    more.disabled = heads === left;
  };
  const fewer = pressButton('−', 'step', change(-1));
  const more = pressButton('+', 'step', change(1));
  fewer.setAttribute('aria-label', t('party.fewer'));
  more.setAttribute('aria-label', t('party.more'));
  more.disabled = true;
  return element('div', { class: 'heads' }, fewer, main, more);
}

function undoButtons({ party, departure, acts, act }: PartyView): HTMLElement[] {
  return undoable(acts, Date.now())
    .slice(0, 3)
    .map((done) => {
      const what = t(`act.${done.kind as 'let_in' | 'cash' | 'no_show'}`, { count: done.heads });
      const text = t('party.undo', { what: `${what}, ${timeText(done.at, departure.time_zone)}` });
      const undo = { ref: party.ref, pax: party.pax, part: '', heads: 0, kind: 'undo', undoes: done.id } as const;
      return pressButton(text, 'act quiet', () => act(undo));
    });
}
