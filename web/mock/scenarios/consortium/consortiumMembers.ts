import { DocumentCheckStatus, DocumentType, SectionKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { type SectionSummary, sectionSummary } from '../sectionParts.ts';

type Member = components['schemas']['Member'];

/** The undertaking 7002 of the mock's world. */
export const MYPAGE = 102;

const member = (facts: Pick<Member, 'id' | 'corporationId' | 'corporationName' | 'role'>): Member => ({
  mypageId: MYPAGE,
  version: 1,
  corporateNumber: null,
  sequence: facts.id,
  joinedOn: '2026-09-01',
  leftOn: null,
  userCount: 1,
  requiredCount: 2,
  submittedCount: 0,
  confirmedCount: 0,
  ...facts,
});

/** Has handed in its part. */
export const himawariMember: Member = {
  ...member({
    id: 1,
    corporationId: 7,
    corporationName: '株式会社ひまわり給食センター',
    role: '給食での提供実証',
  }),
  submittedCount: 2,
  confirmedCount: 1,
};

/** Has still to hand in one document. */
export const miraiMember: Member = {
  ...member({
    id: 2,
    corporationId: 1,
    corporationName: '株式会社みらい食堂',
    role: '嚥下配慮メニューの試作',
  }),
  submittedCount: 1,
};

/** Has left before it handed anything in. */
export const leftMember: Member = {
  ...member({ id: 3, corporationId: 110, corporationName: '株式会社さくらベーカリー', role: 'パンの試作' }),
  leftOn: '2026-10-30',
  requiredCount: 0,
  userCount: 0,
};

/** A grant paper of that undertaking. */
export const grant = (
  id: number,
  documentType: SectionSummary['documentType'],
  title: string,
  facts: Partial<SectionSummary> = {},
) => sectionSummary({ id, mypageId: MYPAGE, kind: SectionKind.Grant, documentType, title, ...facts });

/** Of whom a document is asked. */
export const of = ({ id, corporationName: name }: Member) => ({ member: { id, name } });

const { Confirmed, Confirming } = DocumentCheckStatus;

const consent = DocumentType.GrantMemberConsent;
export const breakdown = DocumentType.GrantMemberExpenseBreakdown;

/** What the members are asked for. */
export const ofMembers: readonly SectionSummary[] = [
  grant(801, consent, '構成員の参加同意書', { ...of(himawariMember), status: Confirmed }),
  grant(802, breakdown, '経費内訳書（構成員別）', { ...of(himawariMember), status: Confirming }),
  grant(803, consent, '構成員の参加同意書', { ...of(miraiMember), status: Confirming }),
  grant(804, breakdown, '経費内訳書（構成員別）', {
    ...of(miraiMember),
    dueOn: '2026-11-27',
    daysLeft: 4,
  }),
];
