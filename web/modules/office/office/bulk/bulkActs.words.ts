import { texts } from '#web/parts/text/i18n.ts';

const words = {
  adoptApplications: '採択を試す',
  declineApplications: '不採択を試す',
  waitlistApplications: '補欠を試す',
  assignApplications: '担当を決める',
  assignMyPages: '担当を決める',
  assignSections: '担当を決める',
  assignReports: '検査員を決める',
  changeMyPageDates: '日付を変える',
  changeSectionDates: '提出期限を変える',
  changeReportDates: '検査予定日を変える',
  changeProjectDates: '日付を変える',
  settlePayouts: '支払済と記録',
  notifyMyPages: '連絡を送る',
  notifySections: '提出を求める',
  notifyApplications: 'メールで連絡',
  notifyCorporations: 'メールを送る',
  inviteCorporationUsers: 'ログインの案内を送る',
  stopCorporationUsers: 'ログインを止める',
  resumeCorporationUsers: 'ログインを再開する',
  issuePapers: '文書を発行',
  issueApplicationPapers: '通知書を発行',
  codes: 'コードの一覧から採否を決める',
};

export const bulkActsText = texts('bulkActs', words);
