export const paperNumber = '文書番号';
export const paperIssuedOn = '文書の日付';
export const paperOpenedAt = '開封日時';
export const paperOpenedBy = '開いた人';

export const announcementReadAt = '開いた日時';

export const mailSentAt = '送信日時';
export const mailNextAttemptAt = '次に送る日時';
export const mailAttempts = '送った回数';
export const mailCreatedAt = '作成日時';
export const mailProblem = '届かなかった理由';

export const threadLastMessageAt = '最後のメッセージ';
export const threadIsRead = '相手の既読';

export const reminderRules = 'リマインドの決まり';
export const reminderOn = '送る日';
