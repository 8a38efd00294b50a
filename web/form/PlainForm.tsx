import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '#ui-kit/tokens/index.ts';

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

type PlainFormProps = {
  /** Pressed, or Enter in a field. Asked once while it runs: the button of the form is busy then. */
  onSend: () => void;
  children: ReactNode;
};

/** A small form that keeps its own state, with Enter in every field. Records of many fields: RecordForm. */
export const PlainForm = ({ onSend, children }: PlainFormProps) => (
  <Frame
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </Frame>
);
