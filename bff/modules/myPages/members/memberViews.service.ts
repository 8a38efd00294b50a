import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import type { MemberRow } from '#bff/parts/ownership/members.data.ts';

const { Confirmed, Incomplete, Rejected } = DocumentCheckStatus;

/** A member with how far its part is (the contract's Member). */
export const memberViewOf = ({ corporation, required, ...member }: MemberRow) => {
  const count = (isCounted: (status: number) => boolean): number =>
    required.filter(({ status }) => isCounted(status)).reduce((sum, state) => sum + state.count, 0);
  return {
    id: member.id,
    mypageId: member.mypageId,
    version: member.version,
    corporationId: member.corporationId,
    corporationName: corporation.name,
    corporateNumber: corporation.corporateNumber,
    role: member.role,
    sequence: member.sequence,
    joinedOn: member.joinedOn,
    leftOn: member.leftOn,
    userCount: member.userCount,
    requiredCount: count(() => true),
    submittedCount: count((status) => status !== Incomplete && status !== Rejected),
    confirmedCount: count((status) => status === Confirmed),
  };
};

export type MemberView = ReturnType<typeof memberViewOf>;
