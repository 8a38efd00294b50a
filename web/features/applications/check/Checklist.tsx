import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Divider, Text } from '#ui-kit/Text/index.ts';
import { isConflict } from '#web/api/errors.ts';
import { ChecklistResult, ReviewCategory, ReviewCategoryLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { ApplicationFamilyName } from '#web/navigation/adminPaths.ts';
import { shellText } from '#web/text/shellText.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { type Application, useCommand } from '../see/useApplication.ts';

type ChecklistItem = components['schemas']['ChecklistItem'];

const OPTIONS = [
  {
    value: String(ChecklistResult.Ok),
    label: t((w) => w.check.ok),
    name: t((w) => w.check.okName),
    tone: 'success',
  },
  {
    value: String(ChecklistResult.Finding),
    label: t((w) => w.check.finding),
    name: t((w) => w.check.findingName),
    tone: 'warning',
  },
  {
    value: String(ChecklistResult.NotApplicable),
    label: t((w) => w.check.none),
    name: t((w) => w.check.noneName),
    tone: 'neutral',
  },
] as const;

type ChecklistProps = {
  readonly application: Application;
  readonly family: ApplicationFamilyName;
  /** Whether the caller may record results in this state. */
  readonly mayChange: boolean;
  /** Somebody else was faster: the next press is meant for the newest state. */
  readonly onReload: () => void;
};

/** What has to be looked at, by category; every answer is kept at once. */
export const Checklist = ({ application, family, mayChange, onReload }: ChecklistProps) => {
  const { send, isBusy } = useCommand(family, application);
  const { show } = useSnackbar();
  const { checklist } = application;
  if (checklist.length === 0) return <EmptyState title={t((w) => w.check.empty)} />;
  const done = checklist.filter(({ result }) => result !== ChecklistResult.None).length;

  const handleChange = async (key: string, value: string) => {
    const result = Object.values(ChecklistResult).find((member) => String(member) === value);
    if (result === undefined) return;
    const answer = await send({ checklist: [{ key, result }] });
    if (!answer.isOk) {
      if (isConflict(answer.error)) onReload();
      show({ message: answer.error?.detail ?? shellText((w) => w.generic), severity: 'error' });
    }
  };

  return (
    <Stack gap={16}>
      <Text size={14} tone="muted" role="status">
        {mayChange ? t((w) => w.check.progress, { done, all: checklist.length }) : t((w) => w.check.readOnly)}
      </Text>
      {Object.values(ReviewCategory).map((category) => (
        <Category
          key={category}
          title={ReviewCategoryLabel[category]}
          items={checklist.filter(({ reviewCategory }) => reviewCategory === category)}
          isDisabled={!mayChange || isBusy}
          onChange={(key, value) => void handleChange(key, value)}
        />
      ))}
    </Stack>
  );
};

type CategoryProps = {
  readonly title: string;
  readonly items: readonly ChecklistItem[];
  readonly isDisabled: boolean;
  readonly onChange: (key: string, value: string) => void;
};

const Category = ({ title, items, isDisabled, onChange }: CategoryProps) => {
  if (items.length === 0) return null;
  return (
    <Card>
      <Stack gap={12}>
        <SectionHeading level={2} look={4}>
          {title}
        </SectionHeading>
        {items.map((item) => (
          <Stack key={item.key} gap={12}>
            <Divider />
            <Row isBetween>
              <Text as="span" size={14}>
                {item.label}
              </Text>
              <SegmentedChoice
                label={item.label}
                options={OPTIONS.map((option) => ({ ...option, isDisabled }))}
                value={String(item.result)}
                onValueChange={(value) => onChange(item.key, value)}
              />
            </Row>
            {item.note !== null && (
              <Text size={14} tone="muted">
                {item.note}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
};
