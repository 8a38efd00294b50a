import { userLabels } from '#rules/words/corporations.ts';
import { announcementLabels, paperLabels } from '#rules/words/correspondence.ts';
import { myPageLabels } from '#rules/words/myPages.ts';

/** The file of the corporations that an announcement is for. */
export const receiverTexts = {
  file: (title: string): string => `お知らせの既読状況_${title}`,
  name: '企業',
  role: '立場',
  representative: '代表',
  member: myPageLabels.member,
  contactName: userLabels.contact,
  contactEmail: '担当者のメール',
  readAt: announcementLabels.readAt,
  readByName: paperLabels.openedBy,
} as const;
