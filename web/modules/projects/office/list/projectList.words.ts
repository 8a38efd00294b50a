import * as applicationsWords from '#rules/words/applications.ts';
import * as projectsWords from '#rules/words/projects.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  context: '公募回ごとの期間・件数・金額',
  create: '公募回を登録する',
  name: '事業',
  fiscalYear: '年度',
  round: projectsWords.projectRound,
  period: '公募期間',
  periodValue: '{from}–{to}',
  state: '状態',
  publication: '公開',
  published: '公開中',
  unpublished: '非公開',
  closes: applicationsWords.applicationClosesAt,
  applications: '応募',
  adopted: '採択',
  grantAmount: '交付決定額（円）',
  paidAmount: '支払済額（円）',
  searchLabel: '事業を探す',
  searchPlaceholder: '事業名・略称で探す',
  programKind: '事業区分',
  domainType: '種別',
  empty: '公募回はまだありません',
  emptyText: '公募回を登録すると、ここに並びます。',
};

/** The words of the list alone: the forms of a round come without them. */
export const projectListText = texts('projectList', words);
