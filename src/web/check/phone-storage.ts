// Today's list in one database, deleted as a whole; unsent actions in another (docs/domain/hosts.md#stored-on-the-phone).
import type { CallInput, CallOutput } from '#src/contract/types.ts';

export type Synced = CallOutput<'check/sync'>;
export type Departure = Synced['departures'][number];
export type Party = Departure['parties'][number];
type SentAct = CallInput<'check/sync'>['acts'][number];

/** With its account and load time, ms since 1970 by the phone's clock. */
export interface List {
  userId: string;
  syncedAt: number;
  departures: Departure[];
}

/** An action with its day, account and result. */
export interface StoredAct extends SentAct {
  userId: string;
  /** For the log; erased with the list. */
  pax: number;
  outcome: Synced['results'][number]['outcome'] | 'waiting';
}

export interface Device {
  userId: string;
  id: string;
  name: string;
  seq: number;
}

/** A logout anywhere on the site deletes the first (src/web/platform/session/forget-person.ts). */
const names = { list: 'banyan-check-list', acts: 'banyan-check-acts' } as const;

function open(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      // Another tab's logout deletes the database: close it.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('nothing can be kept here'));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing can be kept here'));
  });
}

async function inStore<T>(
  name: keyof typeof names,
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(names[name], name === 'list' ? ['list'] : ['acts', 'devices']);
  try {
    return await done(work(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

export const readList = async (): Promise<List | null> =>
  ((await inStore('list', 'list', 'readonly', (store) => store.get('today'))) as List | undefined) ?? null;

export const writeList = (list: List): Promise<unknown> =>
  inStore('list', 'list', 'readwrite', (store) => store.put(list, 'today'));

export const eraseList = (): Promise<unknown> => done(indexedDB.deleteDatabase(names.list));

export const eraseAll = async (): Promise<void> => {
  await Promise.all([eraseList(), done(indexedDB.deleteDatabase(names.acts))]);
};

export const readActs = (): Promise<StoredAct[]> =>
  inStore('acts', 'acts', 'readonly', (store) => store.getAll() as IDBRequest<StoredAct[]>);

export const writeAct = (act: StoredAct): Promise<unknown> =>
  inStore('acts', 'acts', 'readwrite', (store) => store.put(act, act.id));

export const removeAct = (id: string): Promise<unknown> =>
  inStore('acts', 'acts', 'readwrite', (store) => store.delete(id));

export const readDevice = async (userId: string): Promise<Device | null> =>
  ((await inStore('acts', 'devices', 'readonly', (store) => store.get(userId))) as Device | undefined) ?? null;

export const writeDevice = (device: Device): Promise<unknown> =>
  inStore('acts', 'devices', 'readwrite', (store) => store.put(device, device.userId));
