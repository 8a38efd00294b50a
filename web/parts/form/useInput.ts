import { useControlId } from './controlId.ts';
import { useKnownField } from './useKnownField.ts';

/** The field's part of the form: its value, and its error once somebody left it or tried to send. */
export const useInput = <Value>(name: string) => {
  const { input, meta } = useKnownField<Value>(name, {
    allowNull: true,
    format: (value) => value,
    parse: (value) => value,
    subscription: {
      value: true,
      touched: true,
      error: true,
      submitError: true,
      submitFailed: true,
      dirtySinceLastSubmit: true,
    },
  });
  const refused: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const problem: unknown = meta.error ?? refused;
  const isShown = meta.touched || meta.submitFailed;
  return {
    value: input.value,
    change: input.onChange,
    frame: {
      id: useControlId(name),
      name,
      error: isShown && typeof problem === 'string' && problem !== '' ? problem : undefined,
      onBlur: () => input.onBlur(),
    },
  };
};

/** What a field of the form takes of its control's own props. */
export type Named<Props, Own extends string> = Omit<Props, Own | 'name' | 'id' | 'error'> & {
  readonly name: string;
};
