type Sending = { readonly id: number; readonly messageId: string };

/** Names one sending of a mail in its Message-ID and its envelope: 12-7d9e…; nobody can guess that of another one. */
export const sendingKeyOf = ({ id, messageId }: Sending): string => `${id}-${messageId.replaceAll('-', '')}`;

/** The envelope's sender of one mail: bounce+12-7d9e…@example.jp for bounce@example.jp (VERP). */
export const bounceAddressOf = (mailbox: string, sendingKey: string): string =>
  mailbox.replace('@', `+${sendingKey}@`);

const KEY = /\+((\d{1,10})-[0-9a-f]{32})@/i;

/** The sending that an address was made for. @returns null for any other address */
export const sendingOfAddress = (address: string): { readonly id: number; readonly key: string } | null => {
  const [, key, id] = KEY.exec(address) ?? [];
  return key === undefined ? null : { id: Number(id), key: key.toLowerCase() };
};
