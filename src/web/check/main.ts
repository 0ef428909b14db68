// The page with which a host checks vouchers, with and without a network (docs/vouchers.md#code). It asks no server for anything.
import { browserStorage } from '../ui/browser/browser-storage.ts';
import './check.css';
import { localeFrom } from '#src/texts/locale.ts';
import { startCamera } from './camera.ts';
import { rememberCourses } from './own-courses.ts';
import { buildParts, showResult, showSeen } from './parts.ts';
import { readCode } from './read-code.ts';
import { resultOf } from './result.ts';
import { noteSeen, readSeen } from './seen.ts';
import { readSettings } from './settings.ts';
import { t } from './t.ts';

/** Registers the service worker of this page. Answers true once the page is kept and would open without a network. */
async function keepOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/check/worker.js', { scope: '/check' });
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // Private windows and pages without https have no service workers; with the network gone an earlier one still runs.
    return navigator.serviceWorker.controller !== null;
  }
}

const shown = document.documentElement.lang.replace('-', '_');
localeFrom(() => shown);
const root = document.getElementById('check');
if (!root) throw new Error('the page has no place for the check');
const settings = readSettings(document);
const parts = buildParts(root);
const store = browserStorage('localStorage');
const courses = rememberCourses(store, location.search);
/** Ends the camera; null while none runs or starts. */
let camera: AbortController | null = null;
let isBusy = false;

async function check(text: string): Promise<void> {
  // One code at a time: the camera reads the same one several times a second.
  if (isBusy) return;
  isBusy = true;
  stopCamera();
  const now = new Date();
  const read = await readCode(text, settings.keys);
  const result = resultOf(read, { now, seen: readSeen(store, now.getTime()), courses, settings });
  if (result.letIn) noteSeen(store, result.letIn, now.getTime());
  showResult(parts, result, () => {
    parts.result.hidden = true;
    parts.code.value = '';
    void openCamera();
  });
  showSeen(parts, readSeen(store, now.getTime()));
  isBusy = false;
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
    // No camera, or no leave to use it: pasting is the way that is left.
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
void keepOffline().then((isKept) => {
  parts.status.textContent = t(isKept ? 'ready' : 'notReady');
});
