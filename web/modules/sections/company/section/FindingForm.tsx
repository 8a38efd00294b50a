import { Eye } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { Quote } from '#ui-kit/Text/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { media } from '#ui-kit/tokens/index.ts';
import { ReturnAnswerKind } from '#web/parts/api/generated/enums.ts';
import type { ReturnItem, Section } from '#web/parts/company/companyTypes.ts';
import { useOpenFile } from '#web/parts/company/useOpenFile.ts';
import { newestVersionOf } from '../sections/fileVersions.ts';
import { isCorrected, isOfReport, splitFinding } from '../sections/findings.ts';
import type { SectionUpload } from '../uploads/useSectionUpload.ts';
import { answerIn } from './draftConflict.ts';
import { ListRow } from './ListRow.tsx';
import { UploadField } from './UploadField.tsx';
import type { DraftSaver } from './useDraftSaver.ts';
import { userSectionText as ts } from './userSection.words.ts';

/** Longest answer (contract, ReturnAnswerInput.comment). */
const MAX_COMMENT = 1000;

const Foot = styled(Row)`
  ${media.belowMd} { && > *, && > * > button { width: 100%; } }
`;

/** The purpose under which the files of an answer travel. */
export const findingPurpose = (itemId: number): string => `finding ${itemId}`;

type FindingFormProps = {
  item: ReturnItem;
  section: Section;
  upload: SectionUpload;
  drafts: DraftSaver;
  /** Typed or chosen: the finding stays open until the user proceeds. */
  onTouch: () => void;
  onDone: () => void;
  /** Only for an answer that is being mended. */
  onCancel?: (() => void) | undefined;
};

const { EditField, Explain, ReplaceFile } = ReturnAnswerKind;

/** What is about a row of the payment list, or a field of the report, is put right there, not by a file. */
const isOfList = ({ row, field, valueAtReturn }: ReturnItem): boolean =>
  field !== null || (row !== null && valueAtReturn !== null);

const editedWords = (item: ReturnItem): string =>
  isOfReport(item) ? ts((w) => w.findings.editReport) : ts((w) => w.findings.editList);

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
    // Earlier files of this answer stay beside the new one; each can be removed.
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
const useAnswer = (props: FindingFormProps) => {
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

type Answer = ReturnType<typeof useAnswer>;

/** The one open finding: what the desk wrote, how to answer it, a file or words, and on to the next. */
export const FindingForm = (props: FindingFormProps) => {
  const { item, section, upload, onDone, onCancel } = props;
  const answer = useAnswer(props);
  const { rest } = splitFinding(item.comment);
  return (
    <Stack gap={16}>
      {rest !== '' && <Quote>{rest}</Quote>}
      <OpenFile file={section.files.find(({ id }) => id === item.fileId)} />
      {isOfList(item) && <ListRow item={item} />}
      <KindChoice item={item} answer={answer} />
      {answer.isReplacing && (
        <UploadField
          label={ts((w) => w.findings.newFile)}
          need="required"
          upload={upload}
          jobs={answer.files.jobs}
          rules={section}
          onAdd={answer.files.add}
        />
      )}
      <TextArea
        label={ts((w) => w.findings.explanation)}
        need={answer.kind === Explain ? 'required' : 'optional'}
        rows={3}
        maxCharacters={MAX_COMMENT}
        value={answer.comment}
        onChange={({ target }) => answer.write(target.value)}
        onBlur={() => {
          if (answer.comment.trim() !== (item.answer?.comment ?? '') && answer.reason === undefined)
            void answer.save();
        }}
      />
      <FormFoot answer={answer} onDone={onDone} onCancel={onCancel} />
    </Stack>
  );
};

/** The file that the finding is about, if it is about one. */
const OpenFile = ({ file }: { file: Section['files'][number] | undefined }) => {
  const open = useOpenFile();
  if (file === undefined) return null;
  return (
    <div>
      <Button variant="quiet" size="small" icon={Eye} onClick={() => void open(file)}>
        {ts((w) => w.findings.openFile)}
      </Button>
    </div>
  );
};

const KindChoice = ({ item, answer }: { item: ReturnItem; answer: Answer }) => (
  <RadioGroup
    label={ts((w) => w.findings.kind)}
    need="required"
    isInline
    value={String(answer.kind)}
    onValueChange={answer.choose}
    options={[
      isOfList(item)
        ? { value: String(EditField), label: editedWords(item) }
        : { value: String(ReplaceFile), label: ts((w) => w.findings.replace) },
      { value: String(Explain), label: ts((w) => w.findings.explain) },
    ]}
  />
);

type FormFootProps = Pick<FindingFormProps, 'onDone' | 'onCancel'> & { answer: Answer };

const FormFoot = ({ answer: { save, reason }, onDone, onCancel }: FormFootProps) => {
  // Leaving the text saves it too; that must not disable the button under the click that caused it.
  const [isGoingOn, setIsGoingOn] = useState(false);
  const handleNext = async () => {
    setIsGoingOn(true);
    const { isSaved } = await save();
    setIsGoingOn(false);
    if (isSaved) onDone();
  };
  return (
    <Foot>
      <Button
        variant="primary"
        isBusy={isGoingOn}
        {...(reason === undefined ? {} : { reason })}
        onClick={() => void handleNext()}
      >
        {onCancel === undefined ? ts((w) => w.findings.next) : ts((w) => w.findings.keep)}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {ts((w) => w.findings.cancel)}
        </Button>
      )}
    </Foot>
  );
};
