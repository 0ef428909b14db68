// The check-in page: verifies codes and checks guests in, also offline (docs/domain/hosts.md#check-in).
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import './check.css';
import { readRef } from '#src/domain/ref.ts';
import { judgeVoucher, type VoucherFacts } from '#src/domain/trip/voucher.ts';
import { localeFrom } from '#src/texts/locale.ts';
import { speak } from '#src/texts/speak.ts';
import { startCamera } from './camera.ts';
import { actsOf, findParty, showContact, showDay, showGone, showLook, phoneName, showPhone } from './day-view.ts';
import { element, pressButton, buildParts, showResult, showSeen } from './parts.ts';
import { Entrance, type State } from './entrance.ts';
import { rememberCourses } from './own-courses.ts';
import { showParty } from './party-panel.ts';
import { readCode } from './read-code.ts';
import { resultOf, todayOf } from './result.ts';
import { noteSeen, readSeen } from './seen.ts';
import { readSettings } from './settings.ts';
import { isPartUsed, partyStatus } from './party-status.ts';
import { t } from './texts.ts';

/** Registers the service worker. True once the page opens offline. */
async function keepOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/check/worker.js', { scope: '/check' });
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // Private windows and plain http have no service worker; offline an earlier one may still run.
    return navigator.serviceWorker.controller !== null;
  }
}

const language = document.documentElement.lang.replace('-', '_');
localeFrom(() => language);
const root = document.getElementById('check');
if (!root) throw new Error('the page has no place for the check');
const settings = readSettings(document);
if (settings.words) speak(settings.words);
const parts = buildParts(root);
const store = browserStorage('localStorage');
const courses = rememberCourses(store, location.search);
const entrance = new Entrance(draw, phoneName(navigator.userAgent));
let camera: AbortController | null = null;
let isBusy = false;
/** The open party, and whether a checked-in code was read again. */
let inView: { ref: string; isAgain: boolean } | null = null;

function draw(state: State): void {
  showContact(parts.contact, state);
  showGone(parts.gone, state);
  showLook(parts.look, state);
  showDay(parts.day, state, { settings, onOpen: (ref) => openParty(ref, false) });
  showPhone(parts.phone, state, (name) => void entrance.rename(name));
  // Today's list shows check-ins; the log is for a phone without it.
  parts.log.hidden = state.list !== null;
  drawParty(state);
}

function drawParty(state: State): void {
  const partyInView = inView && findParty(state, inView.ref);
  if (!partyInView || !inView) return;
  const { ref, isAgain } = inView;
  showParty(parts.result, {
    ...partyInView,
    acts: actsOf(state, ref),
    settings,
    isAgain,
    act: (act) => {
      inView = { ref, isAgain: false };
      void entrance.act(act);
      parts.result.focus();
    },
    close: () => closePanel(),
  });
}

function openParty(ref: string, isAgain: boolean): void {
  inView = { ref, isAgain };
  drawParty(entrance.state);
  parts.result.focus();
  parts.result.scrollIntoView({ block: 'nearest' });
}

function closePanel(): void {
  inView = null;
  parts.result.hidden = true;
  parts.code.value = '';
}

async function check(text: string): Promise<void> {
  // The camera reads the same code several times a second.
  if (isBusy) return;
  isBusy = true;
  stopCamera();
  inView = null;
  const ref = readRef(text.trim());
  // A party on the list can also be checked in by its ref.
  if (ref !== null && findParty(entrance.state, ref)) openParty(ref, false);
  else await checkCode(text);
  isBusy = false;
}

async function checkCode(text: string): Promise<void> {
  const now = new Date();
  const read = await readCode(text, settings.keys);
  if (read.ok && entrance.state.list && admits(read.facts, now)) return admit(read.facts);
  const result = resultOf(read, { now, seen: readSeen(store, now.getTime()), courses, settings });
  if (result.letIn) noteSeen(store, result.letIn, now.getTime());
  showResult(parts, result, () => {
    closePanel();
    void openCamera();
  });
  showSeen(parts, readSeen(store, now.getTime()));
}

/** A code of today; it may be newer than the list. */
function admits(facts: VoucherFacts, now: Date): boolean {
  if (findParty(entrance.state, facts.ref)) return now.getTime() <= facts.expiresAt;
  return judgeVoucher(facts, { nowMs: now.getTime(), today: todayOf(now), seenAt: null }) === 'welcome';
}

function admit({ ref, pax, companion = '' }: VoucherFacts): void {
  const { state } = entrance;
  const acts = actsOf(state, ref);
  const match = findParty(state, ref);
  if (!match) return showNew({ ref, pax, companion });
  const { left, status } = partyStatus(match.party, acts);
  const isAgain = left === 0 || (companion !== '' && isPartUsed(acts, companion));
  openParty(ref, isAgain && status !== 'ended');
  // A single guest, such as a companion, is checked in at once.
  const isOne = companion !== '' || (left === 1 && match.party.pax === 1);
  if (isOne && !isAgain && status !== 'ended')
    void entrance.act({ ref, pax: match.party.pax, kind: 'let_in', heads: 1, part: companion, undoes: null });
}

function showNew({ ref, pax, companion }: { ref: string; pax: number; companion: string }): void {
  const letIn = { ref, pax, kind: 'let_in', heads: pax, part: companion, undoes: null } as const;
  const isIn = () => actsOf(entrance.state, ref).some((act) => act.kind === 'let_in' && act.part === companion);
  showResult(
    parts,
    {
      tone: isIn() ? 'bad' : 'careful',
      headline: t(isIn() ? 'party.again' : 'party.new'),
      facts: [t('fact.guests', { count: pax }), t('fact.ref', { ref })],
      notes: [t(isIn() ? 'party.againText' : 'party.newText')],
      letIn: null,
    },
    closePanel,
  );
  if (isIn()) return;
  const button = pressButton(t('party.letIn', { count: pax }), 'act main', () => {
    void entrance.act(letIn);
    button.replaceWith(element('p', { class: 'fact' }, `✓ ${t('party.all', { pax })}`));
    parts.result.className = 'result good';
  });
  parts.result.lastElementChild?.before(button);
}

function stopCamera(): void {
  camera?.abort();
  camera = null;
  parts.video.hidden = true;
  parts.cameraButton.textContent = t('camera.start');
}

async function openCamera(): Promise<void> {
  stopCamera();
  const mine = (camera = new AbortController());
  parts.hint.hidden = true;
  parts.video.hidden = false;
  parts.cameraButton.textContent = t('camera.stop');
  try {
    await startCamera(parts.video, (text) => void check(text), mine.signal);
  } catch {
    if (camera !== mine) return;
    // No camera or permission: pasting remains.
    stopCamera();
    parts.hint.textContent = t('camera.failed');
    parts.hint.hidden = false;
    parts.code.focus();
  }
}

parts.cameraButton.addEventListener('click', () => {
  if (camera) stopCamera();
  else void openCamera();
});
parts.form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check(parts.code.value);
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden) stopCamera();
});
showSeen(parts, readSeen(store, Date.now()));
void entrance.start();
void keepOffline().then((isCached) => {
  parts.status.textContent = t(isCached ? 'ready' : 'notReady');
});
