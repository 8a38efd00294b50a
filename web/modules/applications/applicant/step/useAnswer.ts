import { useKnownField } from '#web/parts/form/useKnownField.ts';
import { answerProblem } from '../model/checks.ts';
import type { FormField } from '../model/formTypes.ts';
import { tidied } from '../model/tidy.ts';
import type { Typed } from '../model/values.ts';
import { controlIdOf, useFinding, useStep } from './stepContext.ts';

export type AnswerProps = {
  readonly field: FormField;
  /** Its place in the form's values: `expenses[0].category`. */
  readonly path: string;
  /** Its place as the server names it: `/expenses/0/category`. */
  readonly pointer: string;
  readonly isNeeded: boolean;
  /** In a row the badge is said once above the rows. */
  readonly isInRow?: boolean;
};

const identity = <Value>(value: Value): Value => value;

/** One answer of the form: its value, and what has to be put right once somebody left it or tried to go on. */
export const useAnswer = <Value extends Typed>(
  { field, path, pointer, isNeeded, isInRow = false }: AnswerProps,
  empty: Value,
) => {
  const { isAttempted } = useStep();
  const finding = useFinding(pointer);
  const { input, meta } = useKnownField<Value>(path, {
    allowNull: true,
    format: identity,
    parse: identity,
    subscription: { value: true, touched: true },
  });
  const value = input.value ?? empty;
  const own = meta.touched || isAttempted ? answerProblem(field, value, isAttempted && isNeeded) : undefined;
  const need: 'required' | 'optional' = isNeeded ? 'required' : 'optional';
  return {
    value,
    change: (next: Value) => input.onChange(next),
    frame: {
      id: controlIdOf(pointer),
      label: field.label,
      help: field.help ?? undefined,
      // The browser's own sentence says what to do; the server's counts where the browser sees nothing wrong.
      error: own ?? finding,
      onBlur: () => {
        const tidy = typeof value === 'string' ? tidied(field, value) : value;
        if (tidy !== value) input.onChange(tidy);
        input.onBlur();
      },
      ...(isInRow ? {} : { need }),
    },
  };
};
