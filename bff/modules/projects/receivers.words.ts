import * as corporationsWords from '#rules/words/corporations.ts';
import * as correspondenceWords from '#rules/words/correspondence.ts';
import * as myPagesWords from '#rules/words/myPages.ts';

/** The file of the corporations that an announcement is for. */
export const receiverTexts = {
  file: (title: string): string => `お知らせの既読状況_${title}`,
  name: '企業',
  role: '立場',
  representative: '代表',
  member: myPagesWords.myPageMember,
  contactName: corporationsWords.userContact,
  contactEmail: '担当者のメール',
  readAt: correspondenceWords.announcementReadAt,
  readByName: correspondenceWords.paperOpenedBy,
} as const;
