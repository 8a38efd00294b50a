import { ArrowDown, ArrowUp, CircleCheck, PencilLine } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { LinkedText } from '#web/modules/projects/shared/questions/LinkedText.tsx';
import { questionsText as t } from '#web/modules/projects/shared/questions/questions.words.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { DeleteButton } from '#web/parts/form/DeleteButton.tsx';
import { formatInteger } from '#web/parts/text/format.ts';
import type { Question } from './questionForm.ts';

type QuestionCardProps = {
  readonly question: Question;
  /** Which ways it can go within its category; none while the list is narrowed. */
  readonly ways: { readonly isUp: boolean; readonly isDown: boolean };
  readonly onEdit: () => void;
};

/** One question as it is read, with what the office does with it. */
export const QuestionCard = ({ question, ways, onEdit }: QuestionCardProps) => {
  const may = useMayCall();
  return (
    <Card
      title={question.question}
      headingLevel={3}
      aside={<StateTag isPublished={question.isPublished} />}
      foot={may('updateQuestion') && <Acts question={question} ways={ways} onEdit={onEdit} />}
    >
      <Stack gap={12}>
        <LinkedText>{question.answer}</LinkedText>
        <Text size={14} tone="muted">
          {ratingsText(question)}
        </Text>
      </Stack>
    </Card>
  );
};

const ratingsText = ({ helpfulCount, unhelpfulCount }: Question): string =>
  helpfulCount + unhelpfulCount === 0
    ? t((w) => w.office.noRatings)
    : t((w) => w.office.ratings, {
        helpful: formatInteger(helpfulCount),
        unhelpful: formatInteger(unhelpfulCount),
      });

const StateTag = ({ isPublished }: { readonly isPublished: boolean }) => (
  <StatusTag tone={isPublished ? 'success' : 'neutral'} icon={isPublished ? CircleCheck : PencilLine} isQuiet>
    {t((w) => (isPublished ? w.office.published : w.office.draft))}
  </StatusTag>
);

/** Changes of the question as it stands on the page; the second of two presses is refused by its version. */
const useActs = (question: Question) => {
  const update = useChange('patch', '/api/admin/project/{id}/question/{questionId}');
  const { show } = useSnackbar();
  const path = { id: question.projectId, questionId: question.id };
  const change = async (body: components['schemas']['QuestionUpdate'], message?: string) => {
    const result = await update.run({ path, body }, { ifMatch: etagOf(question) });
    if (result.isOk && message !== undefined) show({ message, severity: 'success' });
  };
  return { path, change, isBusy: update.isBusy };
};

const Acts = ({ question, ways, onEdit }: QuestionCardProps) => {
  const { path, change, isBusy } = useActs(question);
  const { isPublished, question: words } = question;
  const told = t((w) => (isPublished ? w.office.unpublished : w.office.publishedNow), { question: words });
  return (
    <Row>
      <Button size="small" isBusy={isBusy} onClick={() => void change({ isPublished: !isPublished }, told)}>
        {t((w) => (isPublished ? w.office.unpublish : w.office.publish))}
      </Button>
      <Button size="small" onClick={onEdit}>
        {t((w) => w.office.edit)}
      </Button>
      <DeleteQuestion path={path} question={question} />
      {ways.isUp && (
        <IconButton
          icon={ArrowUp}
          name={t((w) => w.office.moveUp, { question: words })}
          disabled={isBusy}
          onClick={() => void change({ action: 'moveUp' })}
        />
      )}
      {ways.isDown && (
        <IconButton
          icon={ArrowDown}
          name={t((w) => w.office.moveDown, { question: words })}
          disabled={isBusy}
          onClick={() => void change({ action: 'moveDown' })}
        />
      )}
    </Row>
  );
};

type DeleteProps = { readonly path: { id: number; questionId: number }; readonly question: Question };

const DeleteQuestion = ({ path, question }: DeleteProps) => {
  const remove = useChange('delete', '/api/admin/project/{id}/question/{questionId}');
  const { show } = useSnackbar();
  const words = { question: question.question };
  const handleDelete = async () => {
    const result = await remove.run({ path }, { ifMatch: etagOf(question) });
    if (result.isOk) show({ message: t((w) => w.office.deleted, words), severity: 'success' });
  };
  return (
    <DeleteButton
      size="small"
      label={t((w) => w.office.delete)}
      title={t((w) => w.office.deleteTitle, words)}
      text={t((w) => w.office.deleteText)}
      isBusy={remove.isBusy}
      onDelete={handleDelete}
    />
  );
};
