import type { Fact, Paper, PaperBlock } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type Disposition, printedFile } from '#bff/parts/records/printNow.service.ts';
import { tokyoDayOf, tokyoTimeOf } from '#rules/calendar.ts';
import { formatPhone } from '#rules/contactFormat.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import type { ReceiptView } from '../receipts/receipts.service.ts';
import { receiptPaperMessages, receiptPaperWords as words } from './receipts.words.ts';

/** A fact that not every receipt has. */
const factIfPresent = (label: string, value: string | null): Fact[] =>
  value === null ? [] : [[label, value]];

/** What tells a receipt from every other. */
export const receiptFacts = (receipt: ReceiptView): Fact[] => {
  const { issuedAt, submitterOrganization, onBehalfReason, subsidyAmount } = receipt;
  const at = words.atValue(formatEraDay(tokyoDayOf(issuedAt)), tokyoTimeOf(issuedAt, 'seconds'));
  return [
    [words.number, receipt.number],
    [words.at, at],
    [words.what, receipt.targetTitle],
    [words.code, receipt.displayCode ?? words.none],
    ...factIfPresent(words.organization, submitterOrganization),
    [words.who, receipt.submitterName],
    ...factIfPresent(words.onBehalf, onBehalfReason),
    ...factIfPresent(words.amount, subsidyAmount === null ? null : yenText(subsidyAmount)),
    [words.desk, words.deskValue(receipt.deskName, formatPhone(receipt.deskPhone))],
  ];
};

const text = (value: string): PaperBlock => ({ kind: 'text', text: value });

/** The files that arrived, with what tells each from every other. */
export const fileBlocks = ({ files }: ReceiptView): PaperBlock[] => {
  if (files.length === 0) return [text(words.noFiles)];
  const columns = [words.document, words.fileName, words.version, words.size, words.sha256];
  return [
    {
      kind: 'table',
      columns: columns.map((label) => ({ label, isFigure: label === words.size })),
      rows: files.map(({ documentLabel, fileName, versionNumber, sizeBytes, sha256, receivedSha256 }) => [
        documentLabel ?? words.none,
        fileName,
        words.versionValue(versionNumber),
        sizeBytes.toLocaleString('ja-JP'),
        words.sums(sha256, receivedSha256),
      ]),
      sums: [],
    },
    text(words.explanation),
  ];
};

/** The papers that are still made of what arrived. */
export const inMaking = (receipt: ReceiptView): PaperBlock[] =>
  'papersInMaking' in receipt && receipt.papersInMaking !== undefined
    ? [text(words.making(receipt.papersInMaking))]
    : [];

/** A receipt as a paper: what arrived, when to the second, from whom, and what tells each file from every other. */
export const receiptPaper = (receipt: ReceiptView): Paper => {
  const day = tokyoDayOf(receipt.issuedAt);
  return {
    form: null,
    over: receipt.projectName,
    title: words.title,
    date: formatEraDay(day),
    madeOn: day,
    letter: null,
    foot: receipt.deskName,
    mark: null,
    blocks: [
      text(words.lead),
      { kind: 'facts', rows: receiptFacts(receipt) },
      { kind: 'heading', level: 2, text: words.files(receipt.files.length) },
      ...fileBlocks(receipt),
      ...inMaking(receipt),
    ],
  };
};

/** The PDF of a visible receipt, printed on demand and not stored. @throws SERVICE_UNAVAILABLE */
export const receiptFile = (scope: Scope, receipt: ReceiptView, disposition: Disposition) =>
  printedFile(scope, receiptPaper(receipt), {
    fileName: words.pdfName(receipt.number),
    disposition,
    ...receiptPaperMessages,
  });
