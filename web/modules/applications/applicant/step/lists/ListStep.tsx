import { Columns, Page, Stack } from '#ui-kit/Layout/index.ts';
import { FieldsStep, type StepLayout, type StepProps } from '../FieldsStep.tsx';
import { ListPartsContext } from '../listParts.ts';
import { TotalBar, Totals } from '../Totals.tsx';
import { FundingBalance } from './FundingBalance.tsx';
import { RowsAnswer } from './RowsAnswer.tsx';

const LIST_PARTS = { RowsAnswer, FundingBalance };

/** What comes of the expenses stands beside them. */
const besideTotals =
  ({ application, definition }: StepProps): StepLayout =>
  (head, form) => (
    <Page width="page">
      <Stack gap={0}>
        {head}
        <Columns>
          {form}
          <Totals application={application} definition={definition} />
        </Columns>
      </Stack>
      <TotalBar application={application} />
    </Page>
  );

/** A step with rows to fill in, and that of the expenses: in a script of its own, since most steps have none. */
export const ListStep = (props: StepProps) => (
  <ListPartsContext value={LIST_PARTS}>
    {props.step.kind === 'expenses' ? (
      <FieldsStep {...props} layOut={besideTotals(props)} />
    ) : (
      <FieldsStep {...props} />
    )}
  </ListPartsContext>
);
