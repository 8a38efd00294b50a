import { Eye } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { Quote } from '#ui-kit/Text/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { media } from '#ui-kit/tokens/index.ts';
import type { ReturnItem, Section } from '#web/parts/company/companyTypes.ts';
import { useOpenFile } from '#web/parts/company/useOpenFile.ts';
import { isOfReport, splitFinding } from '../sections/findings.ts';
import { ListRow } from './ListRow.tsx';
import { UploadField } from './UploadField.tsx';
import {
  type Answer,
  EditField,
  Explain,
  type FindingFormProps,
  isOfList,
  ReplaceFile,
  useAnswer,
} from './useAnswer.ts';
import { userSectionText as ts } from './userSection.words.ts';

/** Longest answer (contract, ReturnAnswerInput.comment). */
const MAX_COMMENT = 1000;

const Foot = styled(Row)`
  ${media.belowMd} { && > *, && > * > button { width: 100%; } }
`;

const editedWords = (item: ReturnItem): string =>
  isOfReport(item) ? ts((w) => w.findings.editReport) : ts((w) => w.findings.editList);

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
