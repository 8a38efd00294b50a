import { Card } from '#ui-kit/Card/index.ts';
import { Grid, Row, Stack } from '#ui-kit/Layout/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { Divider, Text } from '#ui-kit/Text/index.ts';
import { InspectionMethodLabel, InspectionResultLabel } from '#web/parts/api/generated/enums.ts';
import { MyPageReportUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { AreaInput, DateInput, RadioInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useKnownField } from '#web/parts/form/useKnownField.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { marks } from '#web/parts/text/marks.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import type { Report } from './useReportChange.ts';

/* The fields of a report: on its page, and on a phone at the site (onsite). */

const WORDS = [
  { value: 'yes', label: t((w) => w.page.yes), tone: 'success' },
  { value: 'no', label: t((w) => w.page.no), tone: 'warning' },
  { value: '', label: '—', name: t((w) => w.page.unknown), tone: 'neutral' },
] as const;

/** What was found at each thing. */
export const Items = ({ report }: { report: Report }) => (
  <Card title={t((w) => w.page.items)}>
    <Stack gap={16}>
      {report.items.length === 0 && (
        <Text size={14} tone="muted">
          {t((w) => w.page.itemsEmpty)}
        </Text>
      )}
      {report.items.map((item, index) => (
        <Stack key={item.key} gap={12}>
          {index > 0 && <Divider />}
          <div>
            <Text isBold>{item.name}</Text>
            <Text size={14} tone="muted">
              {[item.modelNumber, String(item.quantity), item.location].filter(Boolean).join(marks.gap)}
            </Text>
          </div>
          <Decision
            name={`items[${index}].isWorking`}
            label={t((w) => w.fields.isWorking, { name: item.name })}
          />
          <Decision
            name={`items[${index}].hasLabel`}
            label={t((w) => w.fields.hasLabel, { name: item.name })}
          />
          <TextInput
            name={`items[${index}].difference`}
            label={t((w) => w.fields.differenceOf, { name: item.name })}
            controlSize="normal"
            maxLength={500}
          />
        </Stack>
      ))}
    </Stack>
  </Card>
);

const Decision = ({ name, label }: { name: string; label: string }) => {
  const { input } = useKnownField<string>(name, { subscription: { value: true } });
  return (
    <Row isBetween>
      <span>{label}</span>
      <SegmentedChoice
        label={label}
        options={WORDS}
        value={input.value}
        onValueChange={(value) => input.onChange(value)}
      />
    </Row>
  );
};

/** What the inspection came to. */
export const ResultCard = () => (
  <Card title={t((w) => w.page.result)}>
    <Stack gap={24}>
      <CircumstanceFields />
      <RadioInput
        name="result"
        label={t((w) => w.fields.result)}
        need="required"
        isInline
        options={optionsOf(InspectionResultLabel)}
      />
      <AreaInput
        name="findings"
        label={t((w) => w.fields.findings)}
        rows={3}
        maxCharacters={MyPageReportUpdateLimits.findings.maxLength}
      />
      <AreaInput
        name="correctiveAction"
        label={t((w) => w.fields.correctiveAction)}
        rows={2}
        maxCharacters={MyPageReportUpdateLimits.correctiveAction.maxLength}
      />
      <DateInput name="correctiveDueOn" label={t((w) => w.fields.correctiveDueOn)} controlSize="normal" />
    </Stack>
  </Card>
);

/** When, how and with whom it was inspected. */
const CircumstanceFields = () => (
  <Grid align="end">
    <DateInput
      name="inspectedOn"
      label={t((w) => w.fields.inspectedOn)}
      need="required"
      controlSize="normal"
    />
    <SelectInput
      name="method"
      label={t((w) => w.fields.method)}
      need="required"
      controlSize="normal"
      placeholder={false}
      options={optionsOf(InspectionMethodLabel)}
    />
    <TextInput name="attendees" label={t((w) => w.fields.attendees)} need="optional" controlSize="normal" />
  </Grid>
);
