import { FUNDING_LIST } from '#rules/forms/funding.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { FormSection } from '../model/formTypes.ts';
import { Answer } from './Answer.tsx';
import { useListParts } from './listParts.ts';

/** The parts of a step, one card each. Parts of nothing but computed figures stand beside the form instead. */
export const StepSections = ({ sections }: { sections: readonly FormSection[] }) =>
  sections
    .filter(({ fields }) => fields.some(({ isComputed }) => !isComputed))
    .map(({ key, title, description, fields }) => (
      <Card key={key} title={title} padding="roomy">
        <Stack gap={24}>
          {description && <Text isMeasured>{description}</Text>}
          {fields.map((field) => (
            <Answer key={field.name} field={field} />
          ))}
          {fields.some(({ name }) => name === FUNDING_LIST) && <Funding />}
        </Stack>
      </Card>
    ));

const Funding = () => {
  const { FundingBalance } = useListParts();
  return <FundingBalance />;
};
