import { DocumentRequirementLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { inWords, type MemberNames } from '#web/parts/form/conflict/inWords.ts';
import type { FormRow } from '#web/parts/form/values.ts';
import { fileNames } from '../files/fileNames.ts';
import { projectsText as t } from '../projects.words.ts';

type AttachedFile = components['schemas']['AttachedFile'];

const FROM: MemberNames = {
  adoptedOn: t((w) => w.documents.from.adoptedOn),
  grantDecisionOn: t((w) => w.documents.from.grantDecisionOn),
  completionOn: t((w) => w.documents.from.completionOn),
  confirmedOn: t((w) => w.documents.from.confirmedOn),
  quarterEnd: t((w) => w.documents.from.quarterEnd),
};

const dueWords = ({ dueFrom = '', dueDays = '' }: FormRow): string =>
  dueFrom === ''
    ? t((w) => w.documents.noDue)
    : `${inWords(dueFrom, FROM)}${dueDays}${t((w) => w.documents.days)}`;

const neededWords = (isNeeded: FormRow[string] | undefined): string =>
  t((w) => (isNeeded === true ? w.documents.yes : w.documents.no));

/** The rule of a document as lines: 要否、期限、農水省の確認、検査の対象、様式のファイル. */
export const ruleWords = (row: FormRow, templates: readonly AttachedFile[]): string => {
  const template = String(row.templateFileId ?? '');
  return [
    [t((w) => w.documents.requirement), inWords(row.requirement, DocumentRequirementLabel)],
    [t((w) => w.documents.due), dueWords(row)],
    [t((w) => w.documents.maff), neededWords(row.needsMaffCheck)],
    [t((w) => w.documents.inspection), neededWords(row.isInspectionTarget)],
    [t((w) => w.documents.template), inWords(template, fileNames([template], templates))],
  ]
    .map(([label = '', value = '']) => t((w) => w.documents.factLine, { label, value }))
    .join('\n');
};

/** An item that is scored, and its weight. */
export const scoringWords = ({ label = '', weight = '' }: FormRow): string =>
  t((w) => w.fields.scoringValue, { label: inWords(label), weight: String(weight) });
