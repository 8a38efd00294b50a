import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { type Need, NeedBadge } from '#ui-kit/Badge/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { color, leading, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { hiddenStyle, VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';

/** What a control must take over so that label, help and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** The part of the props that every field shares. */
export type FieldFrame = {
  label: ReactNode;
  need?: Need;
  help?: ReactNode;
  /** What to do, in a whole sentence. Shown and announced with the control. */
  error?: ReactNode;
  /** The label is for screen readers only: in grids, where the column says it. */
  isLabelHidden?: boolean;
};

export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  FieldFrame & {
    /** Id of the control; the error summary links to it. */
    controlId?: string;
    /** Never narrower than its control: in a cell, which makes no room for what may shrink. */
    isRigid?: boolean;
    children: (control: ControlProps) => ReactNode;
  };

export type GroupFieldProps = Omit<ComponentPropsWithRef<'fieldset'>, 'children'> &
  FieldFrame & { children: ReactNode };

const Frame = styled.div<{ $isRigid?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isRigid = false }) => ($isRigid ? 'auto' : 'minmax(0, 1fr)')};
  align-content: start;
  gap: ${space[6]};
`;

const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  font-weight: ${weight.bold};
  line-height: ${leading[20]};
`;

const Legend = styled.legend<{ $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && hiddenStyle}
`;

const Help = styled.div`
  word-break: auto-phrase;
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[18]};
`;

const ErrorLine = styled.div`
  display: flex;
  word-break: auto-phrase;
  gap: ${space[4]};
  color: ${color.textError};
  font-size: ${text[14]};
  font-weight: ${weight.bold};
  line-height: ${leading[18]};
  > svg { margin-top: ${size.rule}; }
`;

const useParts = ({ help, error }: Pick<FieldFrame, 'help' | 'error'>) => {
  const base = useId();
  const helpId = help ? `${base}-help` : undefined;
  const errorId = error ? `${base}-error` : undefined;
  return { base, helpId, errorId, describedBy: [helpId, errorId].filter(Boolean).join(' ') || undefined };
};

const FieldError = ({ id, children }: { id: string | undefined; children: ReactNode }) => (
  <ErrorLine id={id} data-field-part="error">
    <Icon of={CircleAlert} size={16} />
    <span>{children}</span>
  </ErrorLine>
);

/**
 * The frame of one control: label with 必須 or 任意, help, control, error, in this order, tied together for screen readers.
 * Not around several controls (GroupField), and not needed by TextField and its like, which bring it along.
 */
export const Field = ({
  label,
  need,
  help,
  error,
  isLabelHidden,
  controlId,
  isRigid,
  children,
  ...divProps
}: FieldProps) => {
  const { base, helpId, errorId, describedBy } = useParts({ help, error });
  const id = controlId ?? `${base}-control`;
  return (
    <Frame {...divProps} $isRigid={isRigid}>
      <LabelRow as={isLabelHidden ? VisuallyHidden : 'div'} data-field-part="label">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {need && <NeedBadge need={need} />}
      </LabelRow>
      {help && (
        <Help id={helpId} data-field-part="help">
          {help}
        </Help>
      )}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': need === 'required' ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Frame>
  );
};

/**
 * The frame of several controls that answer one question: radios, checkboxes, dates from and to.
 * Not for one control (Field).
 */
export const GroupField = ({
  label,
  need,
  help,
  error,
  isLabelHidden,
  children,
  ...fieldsetProps
}: GroupFieldProps) => {
  const { helpId, errorId, describedBy } = useParts({ help, error });
  return (
    <Frame
      as="fieldset"
      tabIndex={-1}
      aria-describedby={describedBy}
      data-invalid={error ? true : undefined}
      {...fieldsetProps}
    >
      <Legend $isHidden={isLabelHidden ?? false}>
        <LabelRow as="span">
          <span>{label}</span>
          {need && <NeedBadge need={need} />}
        </LabelRow>
      </Legend>
      {help && <Help id={helpId}>{help}</Help>}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Frame>
  );
};
