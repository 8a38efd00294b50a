import { InspectionKind, InspectionReportStatus, InspectionResult } from '#bff/generated/contract/enums.ts';
import type { Place } from './place.ts';

export type ReportPlan = {
  readonly status: number;
  readonly result: number;
  readonly method: number;
  /** Days from today of the inspection; planned ones count business days ahead. */
  readonly on: number;
  readonly findings?: string;
  readonly correctiveAction?: string;
  readonly returnComment?: string;
  /** InspectionKind; the one at the end unless it is said. */
  readonly kind?: number;
};

const { Approved, Draft, Returned, Submitted } = InspectionReportStatus;
const { NotInspected, Passed, PassedWithRemarks } = InspectionResult;

const approved = (place: Place): ReportPlan => ({
  status: Approved,
  result: Passed,
  method: 0,
  on: place.data.inspected ?? -10,
});

/** Inspections besides the one at the end: under way, and long after the payment. */
export const otherPlansOf = ({ data }: Place): readonly ReportPlan[] => {
  if (data.code === '0012') {
    const audit = { kind: InspectionKind.OnSiteAudit, method: 0 };
    return [
      {
        ...audit,
        status: Approved,
        result: PassedWithRemarks,
        on: -200,
        findings: '財産管理台帳の設置場所が、移設前の住所のままでした。',
        correctiveAction: '台帳の設置場所を、移設後の住所に改めました。',
      },
      { ...audit, status: Draft, result: NotInspected, on: 20 },
    ];
  }
  if (data.code !== '61003') return [];
  return [
    {
      kind: InspectionKind.Interim,
      method: 1,
      status: Approved,
      result: Passed,
      on: -30,
    },
  ];
};

/** Reports in every state of their machine. */
export const planOf = (place: Place): ReportPlan | null => {
  switch (place.data.code) {
    case '0012':
      return { ...approved(place), method: 1 };
    case '3005':
      return {
        ...approved(place),
        result: PassedWithRemarks,
        findings: '表示シールの貼付位置が設備の裏面でした。',
        correctiveAction: '正面の見える位置に貼り直しました。',
      };
    case '3021':
    case '5002':
      return approved(place);
    case '61003':
      return {
        status: Submitted,
        result: PassedWithRemarks,
        method: 0,
        on: -2,
        findings: '急速凍結庫の型番が計画と1字異なります。納品書で確認してください。',
      };
    case '6001':
      return {
        status: Returned,
        result: Passed,
        method: 1,
        on: -6,
        returnComment: '実施後の写真に稼働中の様子がありません。撮り直してください。',
      };
    case '5014':
      return { status: Draft, result: NotInspected, method: 0, on: 9 };
    default:
      return null;
  }
};
