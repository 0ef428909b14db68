// Faults of the leader, and how it recovers.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Node } from './node.ts';

export interface Fault {
  name: string;
  begin(leader: Node, others: readonly Node[]): Promise<void>;
  end(leader: Node, others: readonly Node[]): void;
}

export const faults: readonly Fault[] = [
  {
    name: 'the leader is killed, as at a power cut',
    begin: (leader) => leader.kill(),
    end: (leader) => leader.start(),
  },
  {
    name: 'the leader is paused, as a machine that swaps',
    begin: async (leader) => leader.pause(),
    end: (leader) => leader.goOn(),
  },
  {
    name: 'the primary is cut off from all',
    async begin(leader, others) {
      for (const one of others) one.cutFromPeers();
      leader.cut();
    },
    end: (leader, others) => [leader, ...others].forEach((one) => one.mend()),
  },
];

/** How long the standby is cut off before the leader dies: long enough for bookings on only the leader. */
const deafMs = 1500;

/** Must lose bookings without synchronous replication: a proof that misses it proves nothing. */
export const deafStandby: Fault = {
  name: 'the standby hears nothing for a moment, and the leader is killed',
  async begin(leader) {
    leader.cutFromPeers();
    await sleep(deafMs);
    await leader.kill();
  },
  end(leader) {
    leader.mend();
    leader.start();
  },
};
