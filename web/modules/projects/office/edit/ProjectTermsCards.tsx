import { GroupField } from '#ui-kit/Field/index.ts';
import { Grid, Row } from '#ui-kit/Layout/index.ts';
import { ProjectCreateLimits } from '#web/parts/api/generated/limits.ts';
import { AreaInput, MoneyInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { projectsText as t } from '../projects.words.ts';
import { figure, small } from './fieldLooks.ts';
import { FormCard } from './ProjectCards.tsx';

const RateFields = () => (
  <GroupField label={t((w) => w.fields.rate)} need="required">
    <Row gap={8} align="start">
      <TextInput
        name="subsidyRateNumerator"
        label={t((w) => w.fields.numerator)}
        isLabelHidden
        {...figure}
        unit="/"
      />
      <TextInput
        name="subsidyRateDenominator"
        label={t((w) => w.fields.denominator)}
        isLabelHidden
        {...figure}
        unit={t((w) => w.fields.within)}
      />
    </Row>
  </GroupField>
);

/** How the subsidy is calculated. */
export const SubsidyCard = () => (
  <FormCard title={t((w) => w.cards.subsidy)}>
    <Grid align="end">
      <RateFields />
      <SelectInput
        name="roundingUnit"
        label={t((w) => w.fields.roundingUnit)}
        need="required"
        {...small}
        placeholder={false}
        options={[
          { value: '1', label: t((w) => w.rounding[1]) },
          { value: '100', label: t((w) => w.rounding[100]) },
          { value: '1000', label: t((w) => w.rounding[1000]) },
          { value: '10000', label: t((w) => w.rounding[10000]) },
        ]}
      />
      <MoneyInput name="minSubsidy" label={t((w) => w.fields.minSubsidy)} need="required" {...small} />
      <MoneyInput name="maxSubsidy" label={t((w) => w.fields.maxSubsidy)} need="required" {...small} />
      <MoneyInput
        name="maxSubsidyWithA"
        label={t((w) => w.fields.maxSubsidyWithA)}
        help={t((w) => w.fields.maxSubsidyWithAHelp)}
        need="optional"
        {...small}
      />
      <MoneyInput name="minTotalCost" label={t((w) => w.fields.minTotalCost)} need="required" {...small} />
    </Grid>
  </FormCard>
);

/** Whom applicants and businesses may ask. */
export const DeskCard = () => (
  <FormCard title={t((w) => w.cards.desk)}>
    <Grid align="end">
      <TextInput name="deskName" label={t((w) => w.fields.deskName)} need="required" {...small} />
      <TextInput name="deskHours" label={t((w) => w.fields.deskHours)} need="required" {...small} />
      <TextInput
        name="deskPhone"
        type="tel"
        label={t((w) => w.fields.deskPhone)}
        need="required"
        {...small}
        width="14"
      />
      <TextInput
        name="deskEmail"
        type="email"
        label={t((w) => w.fields.deskEmail)}
        need="required"
        {...small}
      />
    </Grid>
  </FormCard>
);

/** The words on the public page. */
export const PublicCard = () => (
  <FormCard title={t((w) => w.cards.public)}>
    <AreaInput
      name="summary"
      label={t((w) => w.fields.summary)}
      need="optional"
      rows={4}
      maxCharacters={ProjectCreateLimits.summary.maxLength}
    />
    <AreaInput
      name="eligibility"
      label={t((w) => w.fields.eligibility)}
      need="optional"
      rows={3}
      maxCharacters={ProjectCreateLimits.eligibility.maxLength}
    />
  </FormCard>
);
