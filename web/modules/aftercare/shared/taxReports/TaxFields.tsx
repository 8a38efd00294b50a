import { useFormState } from 'react-final-form';
import { TAX_DAYS, type TaxAmount, type TaxField } from '#rules/tax/taxReturn.ts';
import { Grid, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TaxReportMethodLabel } from '#web/parts/api/generated/enums.ts';
import { AreaInput, DateInput, MoneyInput, RadioInput } from '#web/parts/form/inputs.tsx';
import type { FormValues } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { fieldsOf } from './taxFacts.ts';
import { MAX_NOTE, methodOf } from './taxForm.ts';
import { taxReportsText as t } from './taxReports.words.ts';

const GROUPS = {
  sales: ['taxableSales', 'totalSales'],
  income: ['specifiedIncome', 'allIncome'],
  expenses: ['expensesStandard', 'expensesReduced', 'expensesUntaxed'],
  uses: ['taxableStandard', 'commonStandard', 'taxableReduced', 'commonReduced'],
} as const satisfies Readonly<Record<string, readonly TaxAmount[]>>;

type Group = keyof typeof GROUPS;

const HELP: Partial<Record<TaxAmount, string>> = {
  taxableSales: t((w) => w.help.taxableSales),
  totalSales: t((w) => w.help.totalSales),
  specifiedIncome: t((w) => w.help.specifiedIncome),
  expensesStandard: t((w) => w.help.expensesStandard),
  expensesUntaxed: t((w) => w.help.expensesUntaxed),
};

const Amount = ({ name }: { name: TaxAmount }) => {
  const help = HELP[name];
  return (
    <MoneyInput
      name={name}
      label={t((w) => w.fields[name])}
      need="required"
      width="14"
      {...(help === undefined ? {} : { help })}
    />
  );
};

const GroupFields = ({ group, asked }: { group: Group; asked: ReadonlySet<TaxField> }) => {
  const names = GROUPS[group].filter((name) => asked.has(name));
  if (names.length === 0) return null;
  return (
    <Stack gap={16}>
      <SectionHeading level={3} look={3}>
        {t((w) => w.groups[group])}
      </SectionHeading>
      {group === 'uses' && <Text size={14}>{t((w) => w.help.uses)}</Text>}
      {names.map((name) => (
        <Amount key={name} name={name} />
      ))}
    </Stack>
  );
};

/** The fields that the chosen method asks for; what was typed for another one stays until it is saved. */
export const TaxFields = () => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const method = methodOf(values);
  const asked: ReadonlySet<TaxField> = new Set(fieldsOf(method));
  const days = TAX_DAYS.filter((day) => asked.has(day));
  return (
    <Stack gap={32}>
      <RadioInput
        name="method"
        label={t((w) => w.fields.method)}
        help={t((w) => w.help.method)}
        need="required"
        options={optionsOf(TaxReportMethodLabel)}
      />
      {days.length > 0 && (
        <Grid align="end">
          {days.map((day) => (
            <DateInput key={day} name={day} label={t((w) => w.fields[day])} need="required" />
          ))}
        </Grid>
      )}
      <GroupFields group="sales" asked={asked} />
      <GroupFields group="income" asked={asked} />
      <GroupFields group="expenses" asked={asked} />
      <GroupFields group="uses" asked={asked} />
      {method !== null && (
        <AreaInput
          name="note"
          label={t((w) => w.fields.note)}
          need="optional"
          rows={3}
          maxCharacters={MAX_NOTE}
        />
      )}
    </Stack>
  );
};
