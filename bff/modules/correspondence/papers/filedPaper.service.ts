import { createHash } from 'node:crypto';
import { adminOf, applicantOf, type Family } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Paper, PaperBlock } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  applicationReceiptView,
  type Dossier,
  findLastFiling,
  paperSourceOf,
  recordOf,
  requireDossier,
  rulesOf,
  shownAnswers,
  stable,
} from '#bff/modules/applications/index.ts';
import { type Disposition, printedFile } from '#bff/parts/records/printNow.service.ts';
import { calculate } from '#bff/programmes/engine.ts';
import type { Answers } from '#bff/programmes/familyTypes.ts';
import { answerBlocks } from '#bff/programmes/papers/paperOf.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { filedPaperWords as words } from './filed.words.ts';
import { contentView } from './issuedPaperViews.service.ts';
import { madePaperMessages } from './made.words.ts';
import { fileBlocks, inMaking, receiptFacts } from './receiptPaper.service.ts';

/*
 * An application as it was last handed in, as a paper: who handed in what and when, every answer in words by the
 * sections of the form, every file with what tells it from every other. It is a copy and no letter, so it has no number
 * of its own; it bears the number and the day of its receipt.
 */

type Filing = NonNullable<Awaited<ReturnType<typeof findLastFiling>>>;

/** What was answered then; `isExact` is false where it was not kept and has been changed since. */
type FiledAnswers = { readonly answers: Answers; readonly isExact: boolean };

const answersThen = (scope: Scope, dossier: Dossier, { manifest, filedAnswers }: Filing): FiledAnswers => {
  if (filedAnswers !== null) return { answers: recordOf(filedAnswers.answers), isExact: true };
  const answers = shownAnswers(dossier, scope.now);
  const now = createHash('sha256').update(stable(answers)).digest('hex');
  return { answers, isExact: recordOf(manifest).answersSha256 === now };
};

const text = (value: string): PaperBlock => ({ kind: 'text', text: value });

const heading = (value: string): PaperBlock => ({ kind: 'heading', level: 1, text: value });

/** An application as a receipt has received it. */
export const filedPaper = (scope: Scope, dossier: Dossier, filing: Filing): Paper => {
  const receipt = applicationReceiptView(scope, filing);
  const { answers, isExact } = answersThen(scope, dossier, filing);
  const day = tokyoDayOf(filing.issuedAt);
  const calculation = calculate(dossier.definition, answers, rulesOf(dossier.row.project));
  const source = { ...paperSourceOf(scope, dossier, false), answers, calculation, datedOn: day };
  return {
    form: null,
    over: receipt.projectName,
    title: words.title,
    date: words.date(formatEraDay(day)),
    madeOn: day,
    letter: null,
    foot: receipt.deskName,
    mark: null,
    blocks: [
      text(isExact ? words.lead : words.leadOfChanged),
      heading(words.receipt),
      {
        kind: 'facts',
        rows: [
          ...receiptFacts(receipt),
          [words.submission, words.submissionValue(filing.submissionNumber)] as const,
        ],
      },
      ...answerBlocks(source),
      heading(words.files(receipt.files.length)),
      ...fileBlocks(receipt),
      ...inMaking(receipt),
    ],
  };
};

/** @throws NOT_FOUND before it was handed in */
const paperOf = async (scope: Scope, family: Family, applicationId: number) => {
  const dossier = await requireDossier(scope, family, applicationId);
  const filing = await findLastFiling(scope.db, applicationId);
  if (filing === null) throw new ApiError('NOT_FOUND');
  const code = dossier.row.displayCode ?? String(applicationId);
  return { paper: filedPaper(scope, dossier, filing), fileName: words.pdfName(code, filing.number) };
};

const contentOf = async (scope: Scope, family: Family, applicationId: number) =>
  contentView((await paperOf(scope, family, applicationId)).paper);

/** The same for the office, to be printed. @throws NOT_FOUND */
export const printableFiledPaper = async (scope: Scope, family: Family, id: number): Promise<Paper> =>
  (await paperOf(scope, family, id)).paper;

type Asked = { readonly applicationId: number; readonly disposition: Disposition };

const fileOf = async (scope: Scope, family: Family, { applicationId, disposition }: Asked) => {
  const { paper, fileName } = await paperOf(scope, family, applicationId);
  return printedFile(scope, paper, { fileName, disposition, ...madePaperMessages });
};

/** What stands on the caller's own application as it was handed in. @throws NOT_FOUND before that */
export const getOwnFiledPaper = async (scope: Scope, family: Family) =>
  contentOf(scope, family, applicantOf(scope, family).applicationId);

/** The same as its PDF; nothing of it is kept. @throws NOT_FOUND, SERVICE_UNAVAILABLE */
export const ownFiledPaperFile = async (scope: Scope, family: Family, disposition: Disposition) =>
  fileOf(scope, family, { applicationId: applicantOf(scope, family).applicationId, disposition });

/** What stands on an application as it was handed in, for the office. @throws NOT_FOUND */
export const getFiledPaper = async (scope: Scope, family: Family, id: number) => {
  adminOf(scope);
  return contentOf(scope, family, id);
};

/** The same as its PDF; nothing of it is kept. @throws NOT_FOUND, SERVICE_UNAVAILABLE */
export const filedPaperFile = async (scope: Scope, family: Family, asked: Asked) => {
  adminOf(scope);
  return fileOf(scope, family, asked);
};
