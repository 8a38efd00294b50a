import { Facts } from '#ui-kit/Facts/index.ts';
import { isNeeded, isVisible } from '../model/conditions.ts';
import type { FormField } from '../model/formTypes.ts';
import { factsOf, isMerged } from './answerFacts.tsx';
import { Control } from './Control.tsx';
import { useListParts } from './listParts.ts';
import { useAnswersNow, useStep } from './stepContext.ts';
import type { AnswerProps } from './useAnswer.ts';

/** Rows, or one control. */
const Asked = (props: AnswerProps) =>
  props.field.type === 'list' ? <Rows {...props} /> : <Control {...props} />;

const Rows = (props: AnswerProps) => {
  const { RowsAnswer } = useListParts();
  return <RowsAnswer {...props} />;
};

type Props = { field: FormField };

const pointerOf = ({ name }: FormField): string => `/${name}`;

/** One field of a step: asked, shown, or not there, as the form's conditions say. */
export const Answer = ({ field }: Props) => {
  const { editable } = useStep();
  if (field.isComputed) return <Fixed field={field} />;
  if (field.visibleWhen || field.requiredWhen) return <Conditional field={field} />;
  return editable.has(field.name) ? (
    <Asked field={field} path={field.name} pointer={pointerOf(field)} isNeeded={field.isRequired} />
  ) : (
    <Fixed field={field} />
  );
};

const Conditional = ({ field }: Props) => {
  const { editable } = useStep();
  const answers = useAnswersNow();
  if (!isVisible(field, answers)) return null;
  if (!editable.has(field.name)) return <Fixed field={field} />;
  return (
    <Asked field={field} path={field.name} pointer={pointerOf(field)} isNeeded={isNeeded(field, answers)} />
  );
};

/** An answer that cannot be changed here: worked out by the system, or not asked for. */
const Fixed = ({ field }: Props) => {
  const answers = useAnswersNow();
  if (!isVisible(field, answers) || isMerged(field)) return null;
  return <Facts variant="pairs" facts={factsOf(field, answers)} />;
};
