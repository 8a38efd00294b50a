import { ReturnAnswerKind, ReturnItemStatus } from '#web/api/generated/enums.ts';
import { type ReturnItem, returnItem, uuid } from '../sectionParts.ts';

const answered = (number: number, comment: string, answer: string): ReturnItem =>
  returnItem(number, {
    comment,
    status: ReturnItemStatus.Answered,
    answer: {
      kind: number === 3 ? ReturnAnswerKind.Explain : ReturnAnswerKind.ReplaceFile,
      comment: answer,
      fileIds: [],
      answeredAt: '2026-11-20T01:31:00.000Z',
      answeredByName: '向井 陽子',
    },
  });

/** What the desk found in the delivery note: five answered, two open. */
export const returnItems: ReturnItem[] = [
  answered(1, '納品日の記載がありません', '日付の入った納品書に差し替えました（第2版）'),
  answered(2, '型番が発注書と異なります', '型番の訂正を業者に依頼し、差し替えました（第2版）'),
  answered(3, '数量が発注書（2台）と異なります', '2回に分けて納品されました。10月6日の納品書を加えました'),
  answered(4, '設備全体が写った写真がありません', '全景の写真を2枚加えました'),
  answered(5, '電源が入り、動いている様子を撮影してください', '操作盤の写真に差し替えました'),
  returnItem(6, {
    comment:
      '宛名が「ひまわり弁当」になっています。\n宛名は、交付決定を受けた会社名（株式会社ひまわり給食センター）である必要があります。業者に訂正した納品書を依頼してください。',
    fileId: uuid(24),
    fileName: '納品書_真空包装機.pdf',
    page: 1,
  }),
  returnItem(7, { comment: '保冷台車の納品書がありません' }),
];
