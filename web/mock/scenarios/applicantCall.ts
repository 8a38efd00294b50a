import { DomainType, ProgramKind, RoundState } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { calculation, formDefinition } from './applicantForm.ts';

/** The call as anybody may read it. */
export const publicProject: components['schemas']['PublicProject'] = {
  id: 11,
  name: '外食産業事業成長支援補助金（第2次公募）',
  shortName: '成長支援 第2次',
  programKind: ProgramKind.Business,
  domainType: DomainType.Food,
  family: 'general',
  fiscalYear: 2026,
  round: 2,
  state: RoundState.Open,
  applicationOpensAt: '2026-10-31T01:00:00.000Z',
  applicationClosesAt: '2026-12-11T08:00:00.000Z',
  adoptionPlannedOn: '2027-01-22',
  completionDeadline: '2027-07-08',
  deskName: '外食産業事業 事務局',
  deskPhone: '0300000000',
  deskHours: '平日 9:00〜17:30',
  deskEmail: 'desk@example.jp',
  summary: '新しい需要や人手不足に応える、飲食店の設備の導入や店舗の改修を支援します。',
  eligibility: '中小・中堅の飲食店を営む事業者\n店内に飲食スペースがあり、営業許可を受けている方',
  calculation,
  documents: formDefinition.documents,
  materials: [],
  announcements: [],
};
