/** Who did something, as histories and the audit keep it. */
export type SeedActor = {
  readonly kind: 'admin' | 'user' | 'applicant' | 'system';
  readonly id: number | null;
  readonly name: string;
  readonly adminType?: number;
};

export const jmac: SeedActor = { kind: 'admin', id: 1, name: '事務局 花子', adminType: 0 };
export const maff: SeedActor = { kind: 'admin', id: 2, name: '農水 太郎', adminType: 1 };
export const inspector: SeedActor = { kind: 'admin', id: 4, name: '検査 誠', adminType: 3 };
export const backOffice: SeedActor = { kind: 'admin', id: 5, name: '受付 清', adminType: 4 };
/** Another one of the same office: nobody approves what he proposed. */
export const colleague: SeedActor = { kind: 'admin', id: 6, name: '事務局 次郎', adminType: 0 };
export const system: SeedActor = { kind: 'system', id: null, name: 'system' };

/** The columns of a history entry. */
export const actorColumns = ({ kind, id, name }: SeedActor) => ({
  actorKind: kind,
  actorId: id,
  actorName: name,
});
