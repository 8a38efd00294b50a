import * as applicationsWords from '#rules/words/applications.ts';
import * as officeWords from '#rules/words/office.ts';
import * as projectsWords from '#rules/words/projects.ts';
import * as sectionsWords from '#rules/words/sections.ts';

/** What is said about letters to many applicants. */
export const letterTexts = {
  /** The names of the fields that each application fills. */
  fields: {
    name: '応募者名',
    displayCode: applicationsWords.applicationCode,
    projectName: projectsWords.projectRound,
    closesAt: '締切',
    returnDueOn: sectionsWords.sectionReturnDueOn,
    left: '残っていること',
  },
  noCode: officeWords.bulkNoCode,
  lines: (lines: readonly string[]): string => lines.map((line) => `・${line}`).join('\n'),
  stepLeft: (title: string, count: number): string => `${title}（あと${count}件）`,
  itemsLeft: (count: number): string => `修正の依頼への回答（あと${count}件）`,
  handIn: '内容の確認と提出',
  resubmit: '内容の確認と再提出',
  handedIn: 'すでに提出されているため、送りません',
  closed: '受付が終わっているため、送りません。「締切までに提出のなかった応募」に送ってください',
  stillOpen: '受付の期間中のため、送りません。「締切の前で、まだ提出していない応募」に送ってください',
  pressed:
    '締切の前に提出の操作があり、まだ提出できるため、送りません。締切から1日を過ぎてから送ってください',
  notHandedIn: 'まだ提出されていないため、送りません',
  notReturned: '修正を依頼していないか、再提出が済んでいるため、送りません',
  withdrawn: '取り下げられているため、送りません',
  notConfirmed: 'メールアドレスの確認が済んでいないため、送れません。ほかの方法で連絡してください',
  noReturnDue: '再提出の期限がないため、送れません。{再提出の期限}を使わずに送ってください',
  nothingLeft: '応募者がすることは残っていないため、送りません',
  makes: (name: string, email: string): string => `宛先：${name}（${email}）`,
} as const;
