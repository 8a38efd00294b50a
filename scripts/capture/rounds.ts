import { toDate } from '#bff/platform/database/values.ts';
import type { programmes } from '#bff/testing/applications.ts';

type Name = keyof typeof programmes;

/** What a round of each programme is called, and by when its undertakings end. */
const titles: Readonly<Record<Name, readonly [name: string, shortName: string, deskName: string]>> = {
  business: ['外食産業事業成長支援補助金（第2次公募）', '成長支援 第2次', '外食産業事業 事務局'],
  goToEat: ['外食業態転換等支援事業（第3次公募）', '業態転換等支援 第3次', '業態転換等支援事業 事務局'],
  ingredientR4: [
    '食品原材料調達安定化対策事業（令和4年度補正 第3次公募）',
    'R4補 原材料 第3次',
    '食品原材料調達安定化対策事業 事務局',
  ],
  ingredientR5: [
    '食品原材料調達リスク軽減対策事業（令和5年度補正 第3次公募）',
    'R5補 原材料 第3次',
    '食品原材料調達リスク軽減対策事業 事務局',
  ],
  ingredientR6: [
    '産地連携推進緊急対策事業（第3次公募）',
    'R6補 産地連携 第3次',
    '産地連携推進緊急対策事業 事務局',
  ],
  noto: ['能登地域の飲食店の営業再開支援事業', '能登 営業再開', '能登営業再開支援事業 事務局'],
  inclusive: ['インクルーシブな食の場づくり支援事業', 'インクルーシブ', 'インクルーシブ支援事業 事務局'],
};

/** The row of a round, open around the clock of the stories. */
export const roundOf = (name: Name) => {
  const [fullName, shortName, deskName] = titles[name];
  return {
    name: fullName,
    shortName,
    deskName,
    deskHours: '平日 9:00〜17:30',
    applicationOpensAt: new Date('2026-10-31T01:00:00Z'),
    applicationClosesAt: new Date('2026-12-11T08:00:00Z'),
    adoptionPlannedOn: toDate('2027-01-22'),
    summary: '採択された事業者の取組に、かかった経費の一部を補助します。',
    eligibility: '公募要領の要件を満たす事業者',
  };
};
