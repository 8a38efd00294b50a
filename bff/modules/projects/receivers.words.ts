/** The file of the corporations that an announcement is for. */
export const receiverTexts = {
  file: (title: string): string => `お知らせの既読状況_${title}`,
  name: '企業',
  role: '立場',
  representative: '代表',
  member: '構成員',
  contactName: '担当者',
  contactEmail: '担当者のメール',
  readAt: '開いた日時',
  readByName: '開いた人',
} as const;
