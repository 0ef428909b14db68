// What the OpenID Connect server keeps while people log in: in memory, and gone with the sandbox.
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  until: number;
}

const most = 5000;

/** One memory for all that a server keeps; the oldest go first when it is full. */
export function createMemory(): AdapterFactory {
  const all = new Map<string, Kept>();
  const live = (kept: Kept | undefined) => (kept !== undefined && kept.until > Date.now() ? kept.payload : undefined);
  const find = (fits: (payload: AdapterPayload) => boolean) =>
    [...all.values()].map(live).find((payload) => payload !== undefined && fits(payload));

  return (kind: string): Adapter => {
    const named = (id: string) => `${kind}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        for (const [name, { until }] of all) if (until <= Date.now() || all.size >= most) all.delete(name);
        all.set(named(id), { payload, until: Date.now() + (expiresIn || 3600) * 1000 });
      },
      find: async (id) => live(all.get(named(id))),
      findByUid: async (uid) => find((payload) => payload.uid === uid && payload.kind === kind),
      findByUserCode: async (code) => find((payload) => payload.userCode === code),
      async consume(id) {
        const payload = live(all.get(named(id)));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void all.delete(named(id)),
      async revokeByGrantId(grantId) {
        for (const [name, { payload }] of all) if (payload.grantId === grantId) all.delete(name);
      },
    };
  };
}
