// The phones: messages that arrive there, and text typed there.
import { randomBytes } from 'node:crypto';
import type { World } from '#sandbox/world.ts';
import { postHook, smsHook, whatsappHook, type HookPost } from './hooks.ts';
import type { PhoneMessageRow, PhoneMode, PhoneRow, Way } from './rows.ts';
import type { PhoneOptions } from './settings.ts';

export const DAY_MS = 24 * 3_600_000;

/** The state of a phone; an unused one works. */
export function phoneOf({ store }: World, way: Way, number: string): PhoneRow {
  const id = `${way} ${number}`;
  return store.get('phone', id) ?? { id, mode: 'works', isStopped: false };
}

export function setMode(world: World, way: Way, number: string, mode: PhoneMode): void {
  world.store.put('phone', { ...phoneOf(world, way, number), mode });
}

/** Messages of a phone, oldest first. */
export function messagesOf({ store }: World, way: Way, number: string): PhoneMessageRow[] {
  const all = store.newestFirst('phone_message').filter((row) => row.way === way && row.number === number);
  return all.toReversed();
}

/** Whether the phone has written within the last day. */
export function hasWritten(world: World, way: Way, number: string): boolean {
  const sinceMs = world.clock.ms() - DAY_MS;
  return messagesOf(world, way, number).some((row) => row.direction === 'from-phone' && row.createdMs > sinceMs);
}

export function newMessageId(way: Way): string {
  return way === 'sms'
    ? `SM${randomBytes(16).toString('hex')}`
    : `wamid.${randomBytes(24).toString('base64').replaceAll(/[^\w]/g, '')}==`;
}

/** Takes a message for a phone; it arrives later or is lost. */
export function sendToPhone(
  world: World,
  options: PhoneOptions,
  made: Pick<PhoneMessageRow, 'way' | 'number' | 'text' | 'buttons' | 'isTemplate' | 'statusUrl' | 'mark'>,
): PhoneMessageRow {
  const row: PhoneMessageRow = {
    ...made,
    id: newMessageId(made.way),
    direction: 'to-phone',
    createdMs: world.clock.ms(),
    status: 'queued',
    errorCode: null,
  };
  world.store.put('phone_message', row);
  const { mode, isStopped } = phoneOf(world, made.way, made.number);
  const { deliveryMs = 400, slowDeliveryMs = 20_000 } = options;
  world.timers.later(mode === 'slow' ? slowDeliveryMs : deliveryMs, () => {
    const isLost = mode === 'fails' || isStopped;
    const errorCode = isLost ? lostCode(made.way, isStopped) : null;
    if (!isLost) report(world, options, row, { status: 'sent', errorCode: null });
    report(world, options, row, { status: isLost ? 'failed' : 'delivered', errorCode });
  });
  return row;
}

// SMS: the phone is unreachable or has sent STOP. WhatsApp: undeliverable, or refused by the person.
function lostCode(way: Way, isStopped: boolean): number {
  if (way === 'sms') return isStopped ? 21_610 : 30_003;
  return isStopped ? 131_050 : 131_026;
}

function report(
  world: World,
  options: PhoneOptions,
  row: PhoneMessageRow,
  now: Pick<PhoneMessageRow, 'status' | 'errorCode'>,
): void {
  const told = Object.assign(row, now);
  world.store.put('phone_message', told);
  const post =
    row.way === 'sms' ? smsHook.report(options, told) : whatsappHook.report(options, told, world.clock.seconds());
  if (post) later(world, post);
}

const STOP_WORDS = /^(stop|stopall|unsubscribe|cancel|end|quit|optout|revoke)$/i;
const START_WORDS = /^(start|unstop|yes)$/i;

/** A text or a button press from a phone. */
export function sendFromPhone(
  world: World,
  options: PhoneOptions,
  typed: {
    way: Way;
    number: string;
    text: string;
    payload: string | null;
    answers: string | null;
    isTemplate?: boolean;
  },
): PhoneMessageRow {
  const { way, number, text } = typed;
  const row: PhoneMessageRow = {
    id: newMessageId(way),
    way,
    number,
    direction: 'from-phone',
    text,
    buttons: [],
    isTemplate: false,
    createdMs: world.clock.ms(),
    statusUrl: null,
    mark: null,
    status: 'received',
    errorCode: null,
  };
  world.store.put('phone_message', row);
  // The SMS service obeys these keywords itself. WhatsApp leaves them to the program.
  if (way === 'sms') {
    const phone = phoneOf(world, way, number);
    if (STOP_WORDS.test(text.trim())) world.store.put('phone', { ...phone, isStopped: true });
    else if (START_WORDS.test(text.trim())) world.store.put('phone', { ...phone, isStopped: false });
  }
  const post =
    way === 'sms' ? smsHook.incoming(options, row) : whatsappHook.incoming(options, row, typed, world.clock.seconds());
  later(world, post);
  return row;
}

const RETRY_MS = [0, 500, 3000, 15_000];

function later(world: World, post: HookPost, tried = 0): void {
  world.timers.later(RETRY_MS[tried] ?? 0, () => {
    void postHook(post).then((isTaken) => {
      if (!isTaken && tried + 1 < RETRY_MS.length) later(world, post, tried + 1);
    });
  });
}
