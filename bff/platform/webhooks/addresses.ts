import { BlockList, isIP } from 'node:net';

/** Ranges that lead into the network of the server, or nowhere (RFC 6890). */
const INNER: readonly (readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const inner = new BlockList();
for (const [address, prefix, family] of INNER) inner.addSubnet(address, prefix, family);

/** Whether an IP address leads into the network of the server, also in the form of IPv6 that holds an IPv4 one. */
export const isInnerAddress = (address: string): boolean => {
  const version = isIP(address);
  return version === 0 || inner.check(address, version === 4 ? 'ipv4' : 'ipv6');
};
