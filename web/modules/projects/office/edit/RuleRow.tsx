import { styled } from 'styled-components';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { DocumentRequirementLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useKnownField } from '#web/parts/form/useKnownField.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { LazyWhenIdle } from '#web/parts/lazy/LazyWhenIdle.tsx';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { formatDate } from '#web/parts/text/format.ts';
import { projectsText as t } from '../projects.words.ts';

type DocumentRule = components['schemas']['DocumentRule'];

const TemplateCell = createLazy(async () => (await import('./TemplateCell.tsx')).TemplateCell);

/* In a narrow card the days stand under what they are counted from. */
const Due = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  > :nth-child(2) { flex: none; width: 6rem; }
`;

const REQUIREMENTS = optionsOf(DocumentRequirementLabel);

const DUE_FROM = [
  { value: 'adoptedOn', label: t((w) => w.documents.from.adoptedOn) },
  { value: 'grantDecisionOn', label: t((w) => w.documents.from.grantDecisionOn) },
  { value: 'completionOn', label: t((w) => w.documents.from.completionOn) },
  { value: 'confirmedOn', label: t((w) => w.documents.from.confirmedOn) },
  { value: 'quarterEnd', label: t((w) => w.documents.from.quarterEnd) },
];

const useCell = <Value,>(index: number, name: string) =>
  useKnownField<Value>(`documentRules[${index}].${name}`, { subscription: { value: true } }).input;

const RequirementCell = ({ index, label }: { index: number; label: string }) => {
  const { value, onChange } = useCell<string>(index, 'requirement');
  return (
    <Select
      label={t((w) => w.documents.requirementOf, { label })}
      isLabelHidden
      controlSize="small"
      placeholder={false}
      options={REQUIREMENTS}
      width="content"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

const DueCell = ({ index, rule }: { index: number; rule: DocumentRule }) => {
  const days = useCell<string>(index, 'dueDays');
  const from = useCell<string>(index, 'dueFrom');
  if (rule.dueOn) return t((w) => w.documents.fixedDue, { day: formatDate(rule.dueOn) });
  return (
    <Due>
      <Select
        label={t((w) => w.documents.dueFrom, { label: rule.label })}
        isLabelHidden
        controlSize="small"
        placeholder={t((w) => w.documents.noDue)}
        options={DUE_FROM}
        width="content"
        value={from.value}
        onChange={(event) => from.onChange(event.target.value)}
      />
      {from.value !== '' && (
        <TextField
          label={t((w) => w.documents.dueDays, { label: rule.label })}
          isLabelHidden
          controlSize="small"
          width="8"
          inputMode="numeric"
          isFigure
          unit={t((w) => w.documents.days)}
          value={days.value}
          onChange={(event) => days.onChange(event.target.value)}
        />
      )}
    </Due>
  );
};

const FlagCell = ({ index, name, label }: { index: number; name: string; label: string }) => {
  const { value, onChange } = useCell<boolean>(index, name);
  return (
    <Checkbox
      label={label}
      isLabelHidden
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
};

type RuleRowProps = {
  readonly rule: DocumentRule;
  readonly index: number;
  readonly templates: readonly components['schemas']['AttachedFile'][];
};

/** One document rule: template, requirement, due day, checkers. */
export const RuleRow = ({ rule, index, templates }: RuleRowProps) => (
  <tr>
    <th scope="row">
      {rule.label}
      {rule.condition && (
        <Text size={14} tone="muted">
          {rule.condition}
        </Text>
      )}
    </th>
    <td data-name={t((w) => w.documents.requirement)}>
      <RequirementCell index={index} label={rule.label} />
    </td>
    <td data-name={t((w) => w.documents.due)}>
      <DueCell index={index} rule={rule} />
    </td>
    <td data-name={t((w) => w.documents.maff)}>
      <FlagCell
        index={index}
        name="needsMaffCheck"
        label={t((w) => w.documents.maffOf, { label: rule.label })}
      />
    </td>
    <td data-name={t((w) => w.documents.inspection)}>
      <FlagCell
        index={index}
        name="isInspectionTarget"
        label={t((w) => w.documents.inspectionOf, { label: rule.label })}
      />
    </td>
    <td data-name={t((w) => w.documents.template)}>
      <LazyWhenIdle part={TemplateCell} props={{ index, label: rule.label, templates }} />
    </td>
  </tr>
);
