import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import * as accessWords from '#rules/words/access.ts';
import * as corporationsWords from '#rules/words/corporations.ts';
import * as projectsWords from '#rules/words/projects.ts';

const exported = exportTexts.corporation;

/** The people of corporations as a table. */
export const userImportTexts = {
  template: '企業ユーザーの取込みひな形',
  headings: {
    displayCode: [exported.displayCode],
    corporateNumber: [exported.corporateNumber],
    project: ['事業', projectsWords.projectName, projectsWords.projectRound],
    name: ['担当者氏名', '氏名', corporationsWords.userContact, '名前'],
    nameKana: [
      '担当者氏名（カナ）',
      '氏名（カナ）',
      '担当者氏名（フリガナ）',
      corporationsWords.userNameKana,
      '担当者カナ',
    ],
    department: ['部署', '所属', '部署名'],
    title: ['役職', '役職名'],
    email: [accessWords.accountEmail, 'メール', 'Eメール', 'E-mail'],
    phone: [exported.phone, '連絡先電話番号', '電話', 'TEL'],
    mobile: ['携帯電話番号', corporationsWords.userMobile, '携帯'],
  },
  noHeadings:
    '見出しの行が見つかりません。ひな形の見出し（「企業コード」「事業」「メールアドレス」など）のある表を選んでください。',
  new: '新しい企業ユーザー（パスワードを決める案内をメールで送ります）',
  wholeRow: corporationsWords.userName,
  whose: '企業コードか法人番号を入力してください',
  unknownCode: 'この企業コードの企業はありません。企業の一覧で確かめてください',
  unknownNumber: 'この法人番号の企業は登録されていません。先に企業を登録してください',
  otherNumber: (name: string): string =>
    `企業コードの企業（${name}）の法人番号と違います。企業コードか法人番号を確認してください`,
  notProject: '登録されている事業の名前か略称を入力してください',
  doubled: (line: number): string => `${line}行目と同じ事業・メールアドレスです。1人は1行にしてください`,
} as const;
