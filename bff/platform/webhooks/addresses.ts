import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/** Where addresses of IPv6 are given out to anybody; all else of it is kept for something (RFC 4291, IANA). */
const GIVEN_OUT = IPv6.parseCIDR('2000::/3');

/** What the library takes for an address of anybody: of protocols that carry IPv4 within, of examples, of measurements. */
const KEPT_OF_6 = ['2001::/23', '3fff::/20'].map((range) => IPv6.parseCIDR(range));
const MEASUREMENTS = IPv4.parseCIDR('198.18.0.0/15');

/**
 * Whether an IP address leads into the network of the server, or nowhere; also where IPv6 holds one of IPv4: what such an
 * address leads to is for a gateway to say.
 */
export const isInnerAddress = (address: string): boolean => {
  if (isIP(address) === 0) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return true;
  if (parsed instanceof IPv4) return parsed.match(MEASUREMENTS);
  return !parsed.match(GIVEN_OUT) || KEPT_OF_6.some((range) => parsed.match(range));
};
