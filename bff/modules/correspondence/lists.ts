import { FAMILIES } from '#rules/families.ts';
import { mailList } from './notices/mails.list.ts';
import { notificationList, ownNotificationList } from './notices/notifications.list.ts';
import { applicantPaperList, issuedPaperList, ownPaperList } from './papers/issuedPapers.list.ts';
import { reminderList } from './reminders/reminders.list.ts';
import { applicantThreadList, ownThreadList, threadList } from './threads/threads.list.ts';

/** The lists of this module. */
export const correspondenceLists = [
  ...FAMILIES.map(applicantPaperList),
  ...FAMILIES.map(applicantThreadList),
  issuedPaperList,
  mailList,
  notificationList,
  ownNotificationList,
  ownPaperList,
  ownThreadList,
  reminderList,
  threadList,
];
