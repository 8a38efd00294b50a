/** Hashes are hex in the services and bytes in the database. */
export const toBytes = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(hex, 'hex'));

export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
