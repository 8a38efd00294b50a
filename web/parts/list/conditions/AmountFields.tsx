import { MoneyField } from '#ui-kit/MoneyField/index.ts';
import { listText as t } from '../list.words.ts';
import { useSearchDraft } from '../useSearchDraft.ts';

type AmountFieldProps = {
  readonly label: string;
  readonly amount: number | undefined;
  readonly onChange: (digits: string | null) => void;
};

/** Says an amount after a pause, when what is typed is one, and null when nothing is. */
const AmountField = ({ label, amount, onChange }: AmountFieldProps) => {
  const { value, onChange: handleChange } = useSearchDraft(
    amount === undefined ? '' : String(amount),
    (typed) => {
      if (/^\d{0,12}$/.test(typed)) onChange(typed === '' ? null : typed);
    },
  );
  return <MoneyField label={label} value={value} onValueChange={handleChange} />;
};

/** Yen, both ends included. */
export type AmountFieldsProps = {
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** null takes an amount away. */
  readonly onChange: (amounts: { from?: string | null; to?: string | null }) => void;
};

/** The two ends of a range of amounts; a script of its own, for they are seen only in what a press opens. */
export const AmountFields = ({ from, to, onChange }: AmountFieldsProps) => (
  <>
    <AmountField
      label={t((w) => w.amounts.from)}
      amount={from}
      onChange={(amount) => onChange({ from: amount })}
    />
    <AmountField label={t((w) => w.amounts.to)} amount={to} onChange={(amount) => onChange({ to: amount })} />
  </>
);
