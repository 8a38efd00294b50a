import { useState } from 'react';
import { ReturnAnswerKind } from '#web/parts/api/generated/enums.ts';
import type { ReturnItem, Section } from '#web/parts/company/companyTypes.ts';
import { newestVersionOf } from '../sections/fileVersions.ts';
import { isCorrected, isOfReport } from '../sections/findings.ts';
import type { SectionUpload } from '../uploads/useSectionUpload.ts';
import { answerIn } from './drafts/draftConflict.ts';
import type { DraftSaver } from './drafts/useDraftSaver.ts';
import { userSectionText as ts } from './userSection.words.ts';

/** The purpose under which the files of an answer travel. */
const findingPurpose = (itemId: number): string => `finding ${itemId}`;

export type FindingFormProps = {
  item: ReturnItem;
  section: Section;
  upload: SectionUpload;
  drafts: DraftSaver;
  /** Something was typed or chosen: the finding stays open until the person goes on. */
  onTouch: () => void;
  onDone: () => void;
  /** Only for an answer that is being mended. */
  onCancel?: (() => void) | undefined;
};

export const { EditField, Explain, ReplaceFile } = ReturnAnswerKind;

/** What is about a row of the payment list, or a field of the report, is put right there, not by a file. */
export const isOfList = ({ row, field, valueAtReturn }: ReturnItem): boolean =>
  field !== null || (row !== null && valueAtReturn !== null);

const needChangeWords = (item: ReturnItem): string =>
  isOfReport(item) ? ts((w) => w.findings.needReport) : ts((w) => w.findings.needChange);

const kindOf = (value: string, item: ReturnItem): ReturnAnswerKind => {
  if (Number(value) === Explain) return Explain;
  return isOfList(item) ? EditField : ReplaceFile;
};

/** The files of an answer: those saved with it before and still there, and those sent for it now. */
const useAnswerFiles = ({ item, section, upload, onTouch }: FindingFormProps) => {
  const jobs = upload.jobs.filter(({ purpose }) => purpose === findingPurpose(item.id));
  const sentIds = jobs.flatMap(({ uploaded }) => (uploaded === null ? [] : [uploaded.id]));
  const present = new Set(section.files.map(({ id }) => id));
  const savedIds = item.answer?.fileIds.filter((id) => present.has(id)) ?? [];
  const add = (files: readonly File[]): void => {
    onTouch();
    // What was sent for this answer before stays beside the new one; it can be taken away by itself.
    const newest = newestVersionOf(section.files, item.fileId);
    upload.add(files, {
      rules: section,
      presentCount: section.fileCount,
      purpose: findingPurpose(item.id),
      replacedFileId: newest?.isSubmitted ? newest.id : null,
    });
  };
  const isSending = jobs.some(({ state }) => state === 'waiting' || state === 'sending');
  return { jobs, ids: [...new Set([...savedIds, ...sentIds])], add, isSending };
};

/** The answer to a finding: its kind, words and files, and why it is not one yet. */
export const useAnswer = (props: FindingFormProps) => {
  const { item, drafts, onTouch } = props;
  const begun = drafts.unsent().answers.get(item.id) ?? item.answer;
  const [shownFirst] = useState(() => answerIn(item));
  const [kind, setKind] = useState(kindOf(String(begun?.kind), item));
  const [comment, setComment] = useState(begun?.comment ?? '');
  const files = useAnswerFiles(props);
  const isReplacing = kind === ReplaceFile;
  const answerWith = (words: string) => ({
    returnItemId: item.id,
    kind,
    comment: words.trim() || null,
    fileIds: isReplacing ? files.ids : [],
  });
  const refusalOf = (): string | undefined => {
    if (files.isSending) return ts((w) => w.findings.waitForFile);
    if (kind === EditField) return isCorrected(item) ? undefined : needChangeWords(item);
    if (!isReplacing) return comment.trim() === '' ? ts((w) => w.findings.needWords) : undefined;
    return files.ids.length === 0 ? ts((w) => w.findings.needFile) : undefined;
  };
  return {
    kind,
    comment,
    files,
    isReplacing,
    reason: refusalOf(),
    choose: (value: string): void => {
      onTouch();
      setKind(kindOf(value, item));
    },
    write: (words: string): void => {
      onTouch();
      setComment(words);
      drafts.noteAnswer(answerWith(words), shownFirst);
    },
    save: () => drafts.saveAnswer(answerWith(comment), shownFirst),
  };
};

export type Answer = ReturnType<typeof useAnswer>;
