import type { ReactNode } from 'react';
import { hasUnseen } from '#rules/unseen.ts';
import { fieldText } from '#ui-kit/text/ja.fields.ts';

/** The help of a field, and a word where its text has letters that nobody sees: they came along with what was pasted. */
export const helpWithUnseen = (help: ReactNode, value: unknown): ReactNode => {
  if (typeof value !== 'string' || !hasUnseen(value)) return help;
  return (
    <>
      {help && <div>{help}</div>}
      <div role="status">{fieldText.unseen}</div>
    </>
  );
};
