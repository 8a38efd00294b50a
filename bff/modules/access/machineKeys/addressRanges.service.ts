import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
};

const LONGEST = { ipv4: 32, ipv6: 128 } as const;

/** `203.0.113.0/24`, or one address. */
const readRange = (text: string) => {
  const [address = '', length, ...more] = text.split('/');
  const family = familyOf(address);
  if (family === null || more.length > 0) return null;
  const prefix = length === undefined ? LONGEST[family] : Number(length);
  return length !== '' && prefix <= LONGEST[family] ? { address, prefix, family } : null;
};

/** Whether a text is an IP address or a CIDR range. */
export const isAddressRange = (text: string): boolean => readRange(text) !== null;

/**
 * Whether an address lies in one of these ranges.
 * @param ranges as `isAddressRange` lets them in; none: every address
 */
export const isWithin = (ranges: readonly string[], address: string): boolean => {
  if (ranges.length === 0) return true;
  const family = familyOf(address);
  if (family === null) return false;
  const list = new BlockList();
  for (const range of ranges.map(readRange)) {
    if (range !== null) list.addSubnet(range.address, range.prefix, range.family);
  }
  return list.check(address, family);
};
