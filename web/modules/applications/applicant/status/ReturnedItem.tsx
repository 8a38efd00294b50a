import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Mark } from '#ui-kit/desk/Mark/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { color, size, space } from '#ui-kit/tokens/index.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantSendText as sendText } from '../confirm/applicantSend.words.ts';
import type { ReturnItem } from '../model/formTypes.ts';
import { documentOfItem } from '../model/openDocuments.ts';
import { applicantPaths } from '../model/paths.ts';
import { fieldsOf } from '../model/values.ts';
import { Corrected } from '../step/Corrected.tsx';
import { placeNameOf } from '../step/Returned.tsx';
import { controlIdOf } from '../step/stepContext.ts';
import { answerOf } from './answerOf.ts';
import { applicantStatusText as statusText } from './applicantStatus.words.ts';

const Item = styled.li<{ $isCurrent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border-left: ${size.edge} solid ${({ $isCurrent }) => ($isCurrent ? color.toneWarningMark : 'transparent')};
`;

type Props = Area & { readonly item: ReturnItem; readonly isCurrent: boolean };

/** Where the item is put right: the step of its field, or the documents. */
const placeOf = ({ application, definition, item }: Props) => {
  const type = documentOfItem(item, application, definition);
  const step = definition.steps.find((candidate) =>
    type === null
      ? fieldsOf([candidate]).some(({ name }) => name === item.field)
      : candidate.kind === 'documents',
  );
  if (step === undefined) return null;
  const pointer = type === null ? `/${item.field}` : `/files/${type}`;
  return { step, href: `${applicantPaths.step(application.projectId, step.key)}#${controlIdOf(pointer)}` };
};

/** One thing the desk asked for: answered in one quiet line, open and alone when it is its turn, closed until then. */
export const ReturnedItem = (props: Props) => {
  const { item, isCurrent } = props;
  const [isReopened, setIsReopened] = useState(false);
  const isAnswered = item.status === ReturnItemStatus.Answered;
  const isOpen = isCurrent || isReopened;
  const place = placeOf(props);
  const [firstLine = '', ...rest] = item.comment.split('\n');
  const state = isAnswered ? 'done' : isCurrent ? 'now' : 'open';
  return (
    <Item $isCurrent={isCurrent} aria-current={isCurrent ? 'step' : undefined}>
      <Mark sign={item.number} state={state} />
      <Stack gap={8}>
        <Row isBetween align="start">
          <div>
            <Text isBold={!isAnswered}>{firstLine}</Text>
            <Text size={14} tone="muted">
              {isAnswered
                ? (item.answer?.comment ?? statusText((w) => w.returned.corrected))
                : statusText((w) => w.returned.where, {
                    step: place?.step.title ?? '',
                    label: placeNameOf(item),
                  })}
            </Text>
          </div>
          {isAnswered && !isReopened && (
            <Button variant="quiet" onClick={() => setIsReopened(true)}>
              {statusText((w) => w.returned.again)}
            </Button>
          )}
        </Row>
        {isOpen && rest.length > 0 && <Quote>{rest.join('\n')}</Quote>}
        {isOpen && <Corrected item={item} />}
        {isOpen && <AnswerForm {...props} href={place?.href ?? null} onDone={() => setIsReopened(false)} />}
      </Stack>
    </Item>
  );
};

type FormProps = Props & { readonly href: string | null; readonly onDone: () => void };

const problemOf = (error: unknown): string =>
  error instanceof ApiError
    ? (error.errors[0]?.message ?? error.detail ?? sendText((w) => w.confirm.failedText))
    : sendText((w) => w.confirm.offline);

/** The answer to one item: words, and what was corrected or replaced for it. */
const useAnswerItem = ({ application, definition, draft, item, onDone }: FormProps) => {
  const [comment, setComment] = useState(item.answer?.comment ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const type = documentOfItem(item, application, definition);
  const send = async () => {
    const answer = answerOf(item, type, application, comment);
    if (answer === null) return setProblem(statusText((w) => w.returned.nothingDone));
    setIsBusy(true);
    setProblem(null);
    try {
      await draft.act({ answers: [answer] });
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { type, comment, setComment, problem, isBusy, send };
};

const AnswerForm = (props: FormProps) => {
  const { item, href } = props;
  const { type, comment, setComment, problem, isBusy, send } = useAnswerItem(props);
  return (
    <Stack gap={12}>
      {href !== null && (
        <Row>
          <ButtonLink variant="secondary" href={href}>
            {type === null
              ? statusText((w) => w.returned.toField, { label: item.fieldLabel ?? '' })
              : statusText((w) => w.returned.toDocument)}
          </ButtonLink>
        </Row>
      )}
      <TextArea
        label={statusText((w) => w.returned.comment)}
        help={statusText((w) => w.returned.commentHelp)}
        need="optional"
        rows={2}
        maxCharacters={1000}
        value={comment}
        error={problem ?? undefined}
        onChange={(event) => setComment(event.target.value)}
      />
      <Row>
        <Button isBusy={isBusy} onClick={() => void send()}>
          {statusText((w) => w.returned.done)}
        </Button>
      </Row>
    </Stack>
  );
};
