import { useState } from 'react';
import { Notice } from '#ui-kit/Notice/index.ts';
import { questionsText as t } from '#web/modules/projects/shared/questions/questions.words.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { QuestionCategoryLabel } from '#web/parts/api/generated/enums.ts';
import { QuestionCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput, CheckInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import {
  QUESTION_FIELDS,
  type Question,
  type QuestionStart,
  questionBody,
  questionChange,
  questionValues,
  validateQuestion,
} from './questionForm.ts';

type QuestionDialogProps = {
  readonly projectId: number;
  /** Null makes a new one. */
  readonly question: Question | null;
  /** What a new one begins with: the words of a thread. */
  readonly start?: QuestionStart | undefined;
  readonly onClose: () => void;
  readonly onReload: () => void;
};

const useSaveQuestion = ({ projectId, question, onClose }: QuestionDialogProps) => {
  const create = useChange('post', '/api/admin/project/{id}/question', { isQuiet: true });
  const update = useChange('patch', '/api/admin/project/{id}/question/{questionId}', { isQuiet: true });
  const done = useDone(onClose);
  const save = async (values: FormValues): Promise<SendResult> => {
    const body = questionBody(values);
    const path = { id: projectId };
    const result =
      question === null
        ? await create.run({ path, body })
        : await update.run(
            { path: { ...path, questionId: question.id }, body: questionChange(values, question) },
            { ifMatch: etagOf(question) },
          );
    return result.isOk ? done(t((w) => w.form.saved, { question: body.question })) : result;
  };
  return { save, isBusy: create.isBusy || update.isBusy };
};

/** A question with its answer as a form in a dialog: new, made of a thread, or to put right. */
export const QuestionDialog = (props: QuestionDialogProps) => {
  const { projectId, question, start, onClose, onReload } = props;
  const { save, isBusy } = useSaveQuestion(props);
  const [initialValues] = useState(() => questionValues(question ?? start ?? null));
  const isRated = question !== null && question.helpfulCount + question.unhelpfulCount > 0;
  return (
    <RecordDialog
      title={t((w) => (question === null ? w.form.createTitle : w.form.editTitle))}
      sendLabel={t((w) => w.form.save)}
      isWide
      isBusy={isBusy}
      initialValues={initialValues}
      names={QUESTION_FIELDS}
      validate={validateQuestion}
      onSend={save}
      keptAs={`question ${projectId} ${question?.id ?? start?.question ?? 'new'}`}
      onClose={onClose}
      onReload={onReload}
      lead={start !== undefined && <Notice tone="info" title={t((w) => w.form.fromThread)} />}
    >
      <SelectInput
        name="category"
        label={t((w) => w.form.category)}
        need="required"
        options={optionsOf(QuestionCategoryLabel)}
      />
      <TextInput name="question" label={t((w) => w.form.question)} need="required" />
      <AreaInput
        name="answer"
        label={t((w) => w.form.answer)}
        help={isRated ? t((w) => w.form.newAnswer) : t((w) => w.form.answerHelp)}
        need="required"
        rows={8}
        maxCharacters={QuestionCreateLimits.answer.maxLength}
      />
      <CheckInput name="isPublished" label={t((w) => w.form.isPublished)} />
    </RecordDialog>
  );
};
