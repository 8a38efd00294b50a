import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { GroupField } from '#ui-kit/Field/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useControlId } from '#web/parts/form/controlId.ts';
import { MoneyInput } from '#web/parts/form/inputs.tsx';
import { useRows } from '#web/parts/form/rows.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useKnownField } from '#web/parts/form/useKnownField.ts';
import type { FormRow } from '#web/parts/form/values.ts';
import { projectsText as t } from '../projects.words.ts';
import { freeScoringKey } from './freeScoringKey.ts';

const NAME = 'scoringItems';

/** The contract allows ten. */
const MOST = 10;

/** What reviewers score, and how much each counts. */
export const ScoringItems = () => {
  const { rows, add, remove } = useRows(NAME);
  const { meta } = useKnownField(NAME, { subscription: { error: true, submitFailed: true } });
  const error: unknown = meta.submitFailed ? meta.error : undefined;
  return (
    <GroupField
      id={useControlId(NAME)}
      label={t((w) => w.cards.scoring)}
      isLabelHidden
      error={typeof error === 'string' ? error : undefined}
    >
      <Stack gap={12}>
        {rows.length === 0 && (
          <Text size={14} tone="muted">
            {t((w) => w.fields.scoringEmpty)}
          </Text>
        )}
        {rows.map((row, index) => (
          <ScoringRow key={String(row.key)} row={row} index={index} onRemove={() => remove(index)} />
        ))}
        {rows.length < MOST && (
          <Row>
            <Button
              variant="secondary"
              size="small"
              icon={Plus}
              onClick={() =>
                add({ key: freeScoringKey(rows.map(({ key }) => String(key))), label: '', weight: '1' })
              }
            >
              {t((w) => w.fields.scoringAdd)}
            </Button>
          </Row>
        )}
      </Stack>
    </GroupField>
  );
};

type ScoringRowProps = { row: FormRow; index: number; onRemove: () => void };

const ScoringRow = ({ index, onRemove }: ScoringRowProps) => (
  <Row align="end" gap={8}>
    <TextInput
      name={`${NAME}[${index}].label`}
      label={t((w) => w.fields.scoringLabel, { number: index + 1 })}
      controlSize="normal"
      width="20"
    />
    <MoneyInput
      name={`${NAME}[${index}].weight`}
      label={t((w) => w.fields.scoringWeight)}
      controlSize="normal"
      width="8"
      unit=""
    />
    <IconButton
      icon={Trash2}
      name={t((w) => w.fields.scoringRemove, { number: index + 1 })}
      onClick={onRemove}
    />
  </Row>
);
