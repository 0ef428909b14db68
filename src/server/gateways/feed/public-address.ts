// Which addresses of the network are the public internet: a feed may lead nowhere else
// (docs/domain/host-calendar.md#addresses-that-are-asked).
import { BlockList, isIP } from 'node:net';

const within = (nets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const net of nets) {
    const [address = '', bits = ''] = net.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

// What IANA's registry of special-purpose addresses marks as not globally reachable, with multicast and what is reserved.
const special4 = within(
  [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  'ipv4',
);
// Of IPv6 only what is handed out as global unicast; addresses that carry one of IPv4 inside are none of that.
const global6 = within(['2000::/3'], 'ipv6');
const special6 = within(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'], 'ipv6');
const loopback4 = within(['127.0.0.0/8'], 'ipv4');

/** Whether an address, as `dns.lookup` answers it, may be connected to; those of this machine only where they are allowed. */
export function mayConnect(address: string, allowsLocal: boolean): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4') || (allowsLocal && loopback4.check(address, 'ipv4'));
  if (family !== 6 || address.includes('%')) return false;
  if (allowsLocal && address === '::1') return true;
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
