// The small page in the host's language that a notice leads to (docs/host-links.md).
import { dayLinkFor, hostLinkFor } from '../../features/host-link/index.ts';
import type { Services } from '../../services.ts';
import type { HostShort } from '../phone/host-shorts.ts';

/** Its address: a request is answered there, a booking is on the page of its day; null where a notice has none, or none any more. */
export async function shortPageFor(
  services: Services,
  { short, hostId, bookingId }: { short: HostShort | null; hostId: string; bookingId: string | null },
): Promise<string | null> {
  if (bookingId === null || short === null) return null;
  const about = { hostId, bookingId };
  if (short.asksAnswer) return hostLinkFor(services.db, services, { ...about, purpose: 'accept' });
  return short.leadsToDay ? dayLinkFor(services.db, services, about) : null;
}
