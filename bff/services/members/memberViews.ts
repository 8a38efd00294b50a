import type { MemberRow } from '#bff/data/members/members.ts';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';

const { Confirmed, Incomplete, Rejected } = DocumentCheckStatus;

/** A member with how far its part is (the contract's Member). */
export const memberViewOf = ({ corporation, sections, ...member }: MemberRow) => {
  const required = sections.filter(({ isRequired }) => isRequired);
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
    requiredCount: required.length,
    submittedCount: required.filter(({ status }) => status !== Incomplete && status !== Rejected).length,
    confirmedCount: required.filter(({ status }) => status === Confirmed).length,
  };
};

export type MemberView = ReturnType<typeof memberViewOf>;
