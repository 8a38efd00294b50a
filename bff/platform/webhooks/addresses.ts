import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const ranges = {
  /** Where addresses of IPv6 are given out to anybody; all else of it is kept for something (RFC 4291, IANA). */
  givenOut: [ipaddr.parseCIDR('2000::/3')],
  /** What the library takes for an address of anybody: of measurements, of protocols that carry IPv4 within, of examples. */
  kept: ['198.18.0.0/15', '2001::/23', '3fff::/20'].map((range) => ipaddr.parseCIDR(range)),
};

const isWithin = (address: ipaddr.IPv4 | ipaddr.IPv6, name: keyof typeof ranges): boolean =>
  ipaddr.subnetMatch(address, { [name]: ranges[name] }, 'none') === name;

/**
 * Whether an IP address leads into the network of the server, or nowhere; also where IPv6 holds one of IPv4: what such an
 * address leads to is for a gateway to say.
 */
export const isInnerAddress = (address: string): boolean => {
  if (isIP(address) === 0) return true;
  const parsed = ipaddr.parse(address);
  const isGivenOut = parsed.kind() === 'ipv4' || isWithin(parsed, 'givenOut');
  return parsed.range() !== 'unicast' || !isGivenOut || isWithin(parsed, 'kept');
};
