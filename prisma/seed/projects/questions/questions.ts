import type { Db } from '#bff/core/database.ts';
import { QuestionCategory } from '#bff/generated/contract/enums.ts';
import { at, type Seed, workday } from '../../engine/context.ts';

const { Application, Documents, Expenses, Payment, Schedule } = QuestionCategory;

type SeedQuestion = {
  readonly category: QuestionCategory;
  readonly question: string;
  readonly answer: string;
  /** Who was helped by it, and who was not. */
  readonly rated?: readonly [helpful: number, unhelpful: number];
  readonly isDraft?: true;
};

const questions: readonly SeedQuestion[] = [
  {
    category: Application,
    question: '応募の内容は、提出した後に直せますか。',
    answer: '締切までは、提出を取り消して直せます。\n締切の後は、事務局から修正をお願いした所だけ直せます。',
    rated: [31, 2],
  },
  {
    category: Application,
    question: '応募の入力を、途中で保存できますか。',
    answer:
      '入力した内容は、そのつど保存されます。同じメールアドレスでログインすると、続きから入力できます。',
    rated: [18, 0],
  },
  {
    category: Documents,
    question: '見積書は、何社から取ればよいですか。',
    answer:
      '1件50万円以上の機械・設備は、2社以上から取ってください。取れないときは、その理由を書いた書面を付けてください。',
    rated: [12, 1],
  },
  {
    category: Documents,
    question: '書類に押印は要りますか。',
    answer: '要りません。見積書や請求書は、発行した会社が押したものであれば、そのまま提出してください。',
  },
  {
    category: Expenses,
    question: '中古の機械は対象になりますか。',
    answer: '対象になりません。新品を購入してください。',
    rated: [9, 7],
  },
  {
    category: Expenses,
    question: '消費税は対象になりますか。',
    answer: '対象になりません。税抜の金額で申請してください。',
  },
  {
    category: Schedule,
    question: '交付決定の前に発注してもよいですか。',
    answer:
      '対象になりません。交付決定の日より後に発注してください。\nやむを得ないときは、交付決定前着手届を出してください。',
    rated: [22, 3],
  },
  {
    category: Payment,
    question: '補助金は、いつ振り込まれますか。',
    answer: '額の確定の後、精算払請求書を確認してから、およそ2週間で振り込みます。',
  },
  {
    category: Payment,
    question: '振込手数料を差し引いて支払いました。どう入力すればよいですか。',
    answer: '差し引く前の請求額を入力し、手数料は対象外の額に入力してください。',
    isDraft: true,
  },
];

/** Rounds whose companies are at work, and those that take applications. */
const PROJECTS = [3, 5, 6, 7, 10, 11];

const missed = [
  ['リース', 14, -1],
  ['インボイス', 6, -3],
  ['自社製品の調達', 2, -8],
] as const;

/** What is often asked about the rounds, and what was looked for in vain. */
export const writeQuestions = async (db: Db, seed: Seed): Promise<void> => {
  const createdAt = at(seed, workday(seed, -30), '10:00');
  await db.question.createMany({
    data: PROJECTS.flatMap((projectId) =>
      questions.map(({ rated: [helpfulCount, unhelpfulCount] = [0, 0], isDraft, ...texts }, index) => ({
        ...{ ...texts, projectId, position: index + 1, isPublished: isDraft === undefined },
        ...{ helpfulCount, unhelpfulCount, createdAt, updatedAt: createdAt },
      })),
    ),
  });
  await db.missedSearch.createMany({
    data: PROJECTS.flatMap((projectId) =>
      missed.map(([words, count, on]) => ({
        ...{ projectId, words, count },
        lastSearchedAt: at(seed, workday(seed, on), '11:30'),
      })),
    ),
  });
};
