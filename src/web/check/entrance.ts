// The entrance: today's list, this phone's actions, and synchronization (docs/domain/hosts.md#check-in).
import { actLimits, mustForget } from '#src/domain/host-day/act.ts';
import * as storage from './phone-storage.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Synced } from './phone-storage.ts';

// The page's two calls. Opening it needs none (docs/domain/hosts.md#check-in).

type Answer<T> =
  | { readonly kind: 'answer'; readonly data: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'offline' };

const patienceMs = 20_000;

async function call<T>(name: string, body: unknown): Promise<Answer<T>> {
  try {
    const token = /(?:^|;\s*)csrf-token=([^;]+)/.exec(document.cookie)?.[1];
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { 'x-csrf-token': decodeURIComponent(token) }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer = (await response.json()) as { status: string; code?: string };
    if (answer.status === 'success') return { kind: 'answer', data: answer as T };
    return { kind: 'refused', code: answer.code ?? '' };
  } catch {
    // Also a captive portal that answers without JSON.
    return { kind: 'offline' };
  }
}

/** The signed-in person or null; sets the CSRF token for `sync`. */
async function askWho(): Promise<Answer<string | null>> {
  const answer = await call<CallOutput<'user/auth'>>('user/auth', {});
  return answer.kind === 'answer' ? { kind: 'answer', data: answer.data.user_id } : answer;
}

/** Sends actions and gets the list; renews an expired token once. */
async function sync(input: CallInput<'check/sync'>): Promise<Answer<Synced>> {
  const first = await call<Synced>('check/sync', input);
  if (first.kind !== 'refused' || first.code !== 'csrf') return first;
  await askWho();
  return call<Synced>('check/sync', input);
}

export type Contact = 'online' | 'offline' | 'sending';

/** `list` is null without a login and after erasure. */
export interface State {
  readonly list: storage.List | null;
  readonly acts: readonly storage.StoredAct[];
  readonly device: storage.Device | null;
  readonly contact: Contact;
  /** No login, no host to act for, or a revoked phone. */
  readonly gone: 'signed-out' | 'no-role' | 'cut-off' | 'too-many' | null;
}

export type NewAct = Pick<storage.StoredAct, 'ref' | 'kind' | 'heads' | 'part' | 'undoes' | 'pax'>;

const pauseMs = 60_000;

export class Entrance {
  state: State = { list: null, acts: [], device: null, contact: 'offline', gone: null };
  private running: Promise<void> | null = null;
  private isAskedAgain = false;

  private readonly onChange: (state: State) => void;
  private readonly suggestedName: string;

  constructor(onChange: (state: State) => void, suggestedName: string) {
    this.onChange = onChange;
    this.suggestedName = suggestedName;
  }

  /** Shows the stored list, then syncs now and on every reconnect. */
  async start(): Promise<void> {
    try {
      await this.readStored();
    } catch {
      // A private window stores nothing: the page still checks codes.
      return;
    }
    globalThis.addEventListener('online', () => void this.syncNow());
    globalThis.addEventListener('offline', () => this.set({ contact: 'offline' }));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.syncNow();
    });
    setInterval(() => {
      void this.forgetOld();
      if (!document.hidden && this.state.gone === null) void this.syncNow();
    }, pauseMs);
    await this.syncNow();
  }

  async act(act: NewAct): Promise<storage.StoredAct | null> {
    const { device, list } = this.state;
    if (!device || !list) return null;
    const next = { ...device, seq: device.seq + 1 };
    const noted: storage.StoredAct = {
      ...act,
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      seq: device.seq,
      userId: device.userId,
      outcome: 'waiting',
    };
    this.set({ device: next, acts: [...this.state.acts, noted] });
    await storage.writeDevice(next);
    await storage.writeAct(noted);
    void this.syncNow();
    return noted;
  }

  async rename(name: string): Promise<void> {
    const { device } = this.state;
    if (!device || name === '') return;
    const next = { ...device, name };
    this.set({ device: next });
    await storage.writeDevice(next);
    void this.syncNow();
  }

  /** Sends waiting actions and gets the list. A call during a sync runs once more after it. */
  syncNow(): Promise<void> {
    this.isAskedAgain = this.running !== null;
    this.running ??= this.syncOnce()
      .catch(() => this.set({ contact: 'offline' }))
      .finally(() => {
        this.running = null;
        if (this.isAskedAgain) void this.syncNow();
      });
    return this.running;
  }

  private async syncOnce(): Promise<void> {
    const who = await askWho();
    if (who.kind !== 'answer') return this.set({ contact: 'offline' });
    if (who.data === null) return this.leave('signed-out');
    const device = await this.deviceOf(who.data);
    const mine = this.state.acts.filter((act) => act.userId === device.userId);
    const waiting = mine.filter((act) => act.outcome === 'waiting').slice(0, actLimits.atOnce);
    if (waiting.length > 0) this.set({ contact: 'sending' });
    const answer = await sync({
      device_id: device.id,
      device_name: device.name,
      phone_now: new Date().toISOString(),
      acts: waiting.map(({ id, ref, kind, heads, part, undoes, at, seq }) => ({
        id,
        ref,
        kind,
        heads,
        part,
        undoes,
        at,
        seq,
      })),
    });
    if (answer.kind === 'offline') return this.set({ contact: 'offline' });
    if (answer.kind === 'refused') return this.refused(answer.code);
    await this.take(answer.data, device);
    if (mine.filter((act) => act.outcome === 'waiting').length > waiting.length) this.isAskedAgain = true;
  }

  private async take({ results, departures, user_id: userId }: storage.Synced, device: storage.Device): Promise<void> {
    const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
    const answered = (act: storage.StoredAct) => ({ ...act, outcome: outcomes.get(act.id) ?? act.outcome });
    const list = { userId, departures, syncedAt: Date.now() };
    await storage.writeList(list);
    for (const act of this.state.acts.filter(({ id }) => outcomes.has(id))) await storage.writeAct(answered(act));
    const acts = this.state.acts.map(answered);
    this.set({ list, acts, device: this.state.device ?? device, contact: 'online', gone: null });
  }

  private async refused(code: string): Promise<void> {
    if (code === 'device-revoked') return this.leave('cut-off');
    if (code === 'unauthorized') return this.leave('signed-out');
    if (code === 'forbidden') return this.leave('no-role');
    if (code === 'too-many-phones') return this.leave('too-many');
    this.set({ contact: 'offline' });
  }

  /** Erases the list; actions hold no name and wait for their account, unless the phone was revoked. */
  private async leave(gone: NonNullable<State['gone']>): Promise<void> {
    if (gone === 'cut-off') await storage.eraseAll();
    else await storage.eraseList();
    const acts = gone === 'cut-off' ? [] : this.state.acts;
    this.set({ list: null, device: null, acts, contact: 'online', gone });
  }

  private async deviceOf(userId: string): Promise<storage.Device> {
    if (this.state.list && this.state.list.userId !== userId) {
      await storage.eraseList();
      this.set({ list: null });
    }
    const own = this.state.device?.userId === userId ? this.state.device : await storage.readDevice(userId);
    const device = own ?? { userId, id: crypto.randomUUID(), name: this.suggestedName, seq: 0 };
    if (!own) await storage.writeDevice(device);
    this.set({ device });
    return device;
  }

  private async readStored(): Promise<void> {
    await this.forgetOld();
    const list = await storage.readList();
    const acts = await storage.readActs();
    const device = list ? await storage.readDevice(list.userId) : null;
    this.set({ list, acts, device });
  }

  /** The list expires 24 hours after the last sync, actions after two days. */
  private async forgetOld(): Promise<void> {
    const now = Date.now();
    const list = await storage.readList();
    if (list && mustForget(list.syncedAt, now)) {
      await storage.eraseList();
      this.set({ list: null });
    }
    const acts = await storage.readActs();
    const old = acts.filter(({ at }) => Math.abs(now - Date.parse(at)) > actLimits.oldestHours * 3_600_000);
    for (const { id } of old) await storage.removeAct(id);
    const gone = new Set(old.map(({ id }) => id));
    if (gone.size > 0) this.set({ acts: this.state.acts.filter(({ id }) => !gone.has(id)) });
  }

  private set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.onChange(this.state);
  }
}
