/** The end of the audit chain at some time: how many entries it had, and the hash of the last one in hex. */
export type AuditHead = { readonly seq: bigint; readonly hash: string };

/**
 * Where the end of the chain is kept outside of the database: whoever cuts the newest entries off there, with their
 * seals, leaves this behind.
 */
export type AuditHeadStore = {
  readonly read: () => Promise<AuditHead | null>;
  readonly write: (head: AuditHead) => Promise<void>;
};

const FORM = /^(\d{1,18}):([0-9a-f]{64})$/;

/** `1429:9f3a…`, as operators keep it. */
export const textOfHead = ({ seq, hash }: AuditHead): string => `${seq}:${hash}`;

/** @throws RangeError for what is no head */
export const headOfText = (text: string): AuditHead => {
  const [, seq, hash] = FORM.exec(text.trim()) ?? [];
  if (seq === undefined || hash === undefined) throw new RangeError(`no end of an audit chain: ${text}`);
  return { seq: BigInt(seq), hash };
};
