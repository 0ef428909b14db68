// The network of an address, for limits in addition to the single address (ADR 022).

/**
 * The address without its zone, in lower case; an IPv4 address written as IPv6 (`::ffff:203.0.113.9`) becomes IPv4.
 * Other text is unchanged.
 */
export function plainAddress(address: string): string {
  const [written = ''] = address.toLowerCase().split('%');
  const groups = groupsOf(written);
  if (groups === null) return written;
  const [, , , , , mark, high = 0, low = 0] = groups;
  const isMapped = mark === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : written;
}

/**
 * The network of an address as a prefix: its /24 for IPv4, its /64 for IPv6. The same for every spelling of an address.
 * Other text is its own network.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIpv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = groupsOf(plain);
  if (groups === null) return plain;
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Whether an address is of this machine or a private network (RFC 1918, 4193, 6598): a proxy's, not a stranger's. */
export function isNearby(address: string): boolean {
  const plain = plainAddress(address);
  if (isIpv4(plain)) {
    const [first = 0, second = 0] = plain.split('.').map(Number);
    return (
      first === 10 ||
      first === 127 ||
      (first === 172 && second >= 16 && second < 32) ||
      (first === 192 && second === 168) ||
      (first === 100 && second >= 64 && second < 128)
    );
  }
  return plain === '::1' || /^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/.test(plain);
}

export function isIpv4(address: string): boolean {
  const parts = address.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
}

/** The eight groups of an IPv6 address; null for anything else. */
function groupsOf(address: string): number[] | null {
  const halves = address.split('::');
  if (!address.includes(':') || halves.length > 2) return null;
  const [head, tail] = halves.map(partsOf);
  if (head === undefined) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])];
  return groups.every((group) => /^[\da-f]{1,4}$/.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

/** The groups of one half of an IPv6 address; a dotted end makes two. */
function partsOf(half: string): string[] {
  const parts = half === '' ? [] : half.split(':');
  const last = parts.at(-1);
  if (last === undefined || !isIpv4(last)) return parts;
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
  return [...parts.slice(0, -1), (a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}
