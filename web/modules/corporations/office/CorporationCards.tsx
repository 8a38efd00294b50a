import { useFormState } from 'react-final-form';
import { Card } from '#ui-kit/Card/index.ts';
import { Grid, Stack } from '#ui-kit/Layout/index.ts';
import {
  ApplicantTypeLabel,
  BusinessScaleLabel,
  IndustryCodeLabel,
  IndustryGroupLabel,
  LegalFormLabel,
  PrefectureLabel,
  TaxStatusLabel,
} from '#web/parts/api/generated/enums.ts';
import { DateInput, MoneyInput, RadioInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { codesOfGroup } from './corporationForm.ts';
import { corporationsText as t } from './corporations.words.ts';

const small = { controlSize: 'normal' } as const;

/** Who it is. */
export const IdentityCard = () => (
  <Card title={t((w) => w.cards.identity)} padding="roomy">
    <Stack gap={24}>
      <RadioInput
        name="applicantType"
        label={t((w) => w.fields.applicantType)}
        need="required"
        isInline
        options={optionsOf(ApplicantTypeLabel)}
      />
      <Grid align="end">
        <SelectInput
          {...small}
          name="legalForm"
          label={t((w) => w.fields.legalForm)}
          need="required"
          options={optionsOf(LegalFormLabel)}
        />
        <TextInput
          {...small}
          name="corporateNumber"
          label={t((w) => w.fields.corporateNumber)}
          help={t((w) => w.fields.corporateNumberHelp)}
          inputMode="numeric"
          width="14"
        />
        <TextInput {...small} name="name" label={t((w) => w.fields.name)} need="required" />
        <TextInput {...small} name="nameKana" label={t((w) => w.fields.nameKana)} need="required" />
        <RepresentativeFields />
      </Grid>
    </Stack>
  </Card>
);

/** Where it is and how it is reached. */
export const PlaceCard = () => (
  <Card title={t((w) => w.cards.place)} padding="roomy">
    <Grid align="end">
      <TextInput
        {...small}
        name="postalCode"
        label={t((w) => w.fields.postalCode)}
        need="required"
        inputMode="numeric"
        width="8"
      />
      <SelectInput
        {...small}
        name="prefecture"
        label={t((w) => w.fields.prefecture)}
        need="required"
        width="14"
        options={optionsOf(PrefectureLabel)}
      />
      <TextInput {...small} name="city" label={t((w) => w.fields.city)} need="required" />
      <TextInput {...small} name="streetAddress" label={t((w) => w.fields.streetAddress)} need="required" />
      <TextInput {...small} name="building" label={t((w) => w.fields.building)} need="optional" />
      <TextInput {...small} name="url" type="url" label={t((w) => w.fields.url)} need="optional" />
      <TextInput
        {...small}
        name="phone"
        type="tel"
        label={t((w) => w.fields.phone)}
        need="required"
        width="14"
      />
      <TextInput {...small} name="fax" type="tel" label={t((w) => w.fields.fax)} need="optional" width="14" />
    </Grid>
  </Card>
);

const IndustryFields = () => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const codes = codesOfGroup(textOf(values ?? {}, 'industryGroup'));
  return (
    <>
      <SelectInput
        {...small}
        name="industryGroup"
        label={t((w) => w.fields.industryGroup)}
        need="required"
        options={optionsOf(IndustryGroupLabel)}
      />
      <SelectInput
        {...small}
        name="industryCode"
        label={t((w) => w.fields.industryCode)}
        help={t((w) => w.fields.industryCodeHelp)}
        disabled={codes.length === 0}
        options={codes.map((code) => ({ value: String(code), label: IndustryCodeLabel[code] }))}
      />
    </>
  );
};

/** What it does and how big it is. */
export const BusinessCard = () => (
  <Card title={t((w) => w.cards.business)} padding="roomy">
    <Grid align="end">
      <IndustryFields />
      <SelectInput
        {...small}
        name="businessScale"
        label={t((w) => w.fields.businessScale)}
        need="required"
        options={optionsOf(BusinessScaleLabel)}
      />
      <SizeFields />
      <MoneyInput
        {...small}
        name="fiscalMonth"
        label={t((w) => w.fields.fiscalMonth)}
        need="required"
        width="8"
        unit={t((w) => w.fields.month)}
      />
      <SelectInput
        {...small}
        name="taxStatus"
        label={t((w) => w.fields.taxStatus)}
        need="optional"
        options={optionsOf(TaxStatusLabel)}
      />
      <TextInput
        {...small}
        name="invoiceNumber"
        label={t((w) => w.fields.invoiceNumber)}
        help={t((w) => w.fields.invoiceHelp)}
        need="optional"
        width="20"
      />
    </Grid>
  </Card>
);

const SizeFields = () => (
  <>
    <MoneyInput {...small} name="capital" label={t((w) => w.fields.capital)} />
    <MoneyInput
      {...small}
      name="employees"
      label={t((w) => w.fields.employees)}
      need="required"
      width="8"
      unit={t((w) => w.fields.people)}
    />
    <DateInput {...small} name="establishedOn" label={t((w) => w.fields.establishedOn)} need="required" />
  </>
);

const RepresentativeFields = () => (
  <>
    <TextInput {...small} name="representativeTitle" label={t((w) => w.fields.representativeTitle)} />
    <TextInput
      {...small}
      name="representativeName"
      label={t((w) => w.fields.representativeName)}
      need="required"
    />
    <TextInput
      {...small}
      name="representativeNameKana"
      label={t((w) => w.fields.representativeNameKana)}
      need="required"
    />
  </>
);
