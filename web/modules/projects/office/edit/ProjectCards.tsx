import type { ReactNode } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { Grid, Row, Stack } from '#ui-kit/Layout/index.ts';
import { InstantInput } from '#web/parts/form/InstantInput.tsx';
import { CheckInput, DateInput, RadioInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { projectsText as t } from '../projects.words.ts';
import { AdoptionDayInput } from './AdoptionDayInput.tsx';
import { figure, small } from './fieldLooks.ts';
import { programmeOptions } from './programmeOptions.ts';

/** A card of a form: one subject, fields below each other. */
export const FormCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title} padding="roomy">
    <Stack gap={24}>{children}</Stack>
  </Card>
);

type Lockable = { readonly isLocked: boolean };

/** Programme kind and code range are fixed once an application was submitted (contract: updateProject). */
export const BasicCard = ({ isLocked }: Lockable) => (
  <FormCard title={t((w) => w.cards.basic)}>
    <TextInput name="name" label={t((w) => w.fields.name)} need="required" {...small} />
    <Grid align="end">
      <TextInput
        name="shortName"
        label={t((w) => w.fields.shortName)}
        help={t((w) => w.fields.shortNameHelp)}
        need="required"
        {...small}
      />
      <SelectInput
        name="programme"
        label={t((w) => w.fields.programme)}
        help={isLocked ? t((w) => w.locked) : t((w) => w.fields.programmeHelp)}
        need="required"
        {...small}
        options={programmeOptions}
        disabled={isLocked}
      />
      <YearAndRound />
      <LaterFigures />
      <CodeRange isLocked={isLocked} />
    </Grid>
    <CheckInput
      name="isPublished"
      label={t((w) => w.fields.isPublished)}
      help={t((w) => w.fields.isPublishedHelp)}
    />
  </FormCard>
);

const YearAndRound = () => (
  <Row align="end" gap={8}>
    <TextInput name="fiscalYear" label={t((w) => w.fields.fiscalYear)} need="required" {...figure} />
    <TextInput
      name="round"
      label={t((w) => w.fields.round)}
      need="required"
      {...figure}
      unit={t((w) => w.fields.roundUnit)}
    />
  </Row>
);

/** What binds the businesses later: how long records are kept, what they may change, what they report. */
const LaterFigures = () => (
  <>
    <TextInput
      name="retentionYears"
      label={t((w) => w.fields.retentionYears)}
      need="required"
      {...figure}
      unit={t((w) => w.fields.years)}
    />
    <TextInput
      name="minorChangePercent"
      label={t((w) => w.fields.minorChangePercent)}
      help={t((w) => w.fields.minorChangePercentHelp)}
      need="required"
      {...figure}
      unit={t((w) => w.fields.percent)}
    />
    <TextInput
      name="effectReportYears"
      label={t((w) => w.fields.effectReportYears)}
      help={t((w) => w.fields.effectReportYearsHelp)}
      need="required"
      {...figure}
      unit={t((w) => w.fields.years)}
    />
  </>
);

/** From which number, and with how many digits, the codes of the applications run. */
const CodeRange = ({ isLocked }: Lockable) => (
  <>
    <TextInput
      name="displayCodeOffset"
      label={t((w) => w.fields.displayCodeOffset)}
      help={isLocked ? t((w) => w.locked) : t((w) => w.fields.displayCodeOffsetHelp)}
      need="required"
      {...figure}
      width="12"
      disabled={isLocked}
    />
    <RadioInput
      name="displayCodeWidth"
      label={t((w) => w.fields.displayCodeWidth)}
      need="required"
      isInline
      disabled={isLocked}
      options={[4, 5].map((count) => ({
        value: String(count),
        label: t((w) => w.fields.digits, { count }),
      }))}
    />
  </>
);

/** When a round takes applications and when the work must be done. */
export const ScheduleCard = () => (
  <FormCard title={t((w) => w.cards.schedule)}>
    <Grid align="end">
      <InstantInput name="applicationOpensAt" label={t((w) => w.fields.applicationOpensAt)} need="required" />
      <InstantInput
        name="applicationClosesAt"
        label={t((w) => w.fields.applicationClosesAt)}
        help={t((w) => w.fields.closesHelp)}
        need="required"
      />
      <TextInput
        name="submitGraceMinutes"
        label={t((w) => w.fields.submitGraceMinutes)}
        help={t((w) => w.fields.graceHelp)}
        need="optional"
        {...figure}
        unit={t((w) => w.fields.minutes)}
      />
      <AdoptionDayInput />
      <DateInput
        name="completionDeadline"
        label={t((w) => w.fields.completionDeadline)}
        need="required"
        {...small}
      />
    </Grid>
  </FormCard>
);
