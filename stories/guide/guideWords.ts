/** Who acts: the names of the contract's security roles. */
const ROLE_WORDS: Readonly<Record<string, string>> = {
  Applicant: '応募者',
  BackOffice: 'バックオフィス',
  CorporationUser: '企業',
  CS: 'コールセンター',
  Inspector: '検査員',
  JMAC: '事務局（JMAC）',
  MAFF: '農水省',
  System: '自動',
};

export type Actor = {
  readonly word: string;
  /** The role acts in the place of the business: with a reason, recorded and shown. */
  readonly isOnBehalf: boolean;
  /** As the contract says it, in English; null for always. */
  readonly condition: string | null;
};

/** Reads `JMAC*` and `MAFF (from MAFFConfirming)`. @throws Error for a role that has no word */
export const actorOf = (by: string): Actor => {
  const [, role = '', star, condition] = /^(\w+)(\*)?(?: \((.*)\))?$/s.exec(by) ?? [];
  const word = ROLE_WORDS[role];
  if (word === undefined) throw new Error(`No word for the role ${by}`);
  return { word, isOnBehalf: star !== undefined, condition: condition ?? null };
};
