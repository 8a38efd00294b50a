import { styled } from 'styled-components';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { SectionKind, SectionKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { projectsText as t } from '../projects.words.ts';
import { RuleRow } from './RuleRow.tsx';

type DocumentRule = components['schemas']['DocumentRule'];
type AttachedFile = components['schemas']['AttachedFile'];

/** What six columns need; in a narrower card each document is a block. */
const TABLE_WIDTH = '42rem';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[14]};
  th, td { padding: ${space[8]}; text-align: left; vertical-align: middle; }
  thead th { background: ${color.surfaceSubtle}; color: ${color.textMuted}; border-bottom: ${border.strong}; vertical-align: bottom; word-break: auto-phrase; }
  td button { white-space: nowrap; }
  tbody tr + tr > * { border-top: ${border.normal}; }
  tbody th { font-weight: ${weight.bold}; }
  @container (width < ${TABLE_WIDTH}) {
    display: block;
    thead { display: none; }
    tbody, tr, th, td { display: block; }
    tbody tr { padding-block: ${space[12]}; }
    tbody tr + tr > * { border-top: 0; }
    tbody tr + tr { border-top: ${border.normal}; }
    td[data-name]::before { content: attr(data-name); display: block; color: ${color.textMuted}; }
  }
`;

const Group = styled.details`
  container-type: inline-size;
  border-top: ${border.normal};
  > summary {
    min-height: ${size.target};
    padding-block: ${space[12]};
    font-size: ${text[14]};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
`;

type Numbered = { readonly rule: DocumentRule; readonly index: number };

const HEADS = [
  t((w) => w.documents.label),
  t((w) => w.documents.requirement),
  t((w) => w.documents.due),
  t((w) => w.documents.maff),
  t((w) => w.documents.inspection),
  t((w) => w.documents.template),
];

type RuleGroupProps = {
  readonly title: string;
  readonly rules: readonly Numbered[];
  readonly templates: readonly AttachedFile[];
};

/** The rules of one kind of section, folded until somebody wants them: a round has dozens. */
const RuleGroup = ({ title, rules, templates }: RuleGroupProps) => (
  <Group>
    <summary>{t((w) => w.documents.group, { title, count: rules.length })}</summary>
    <Table>
      <VisuallyHidden as="caption">{title}</VisuallyHidden>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, index }) => (
          <RuleRow
            key={`${rule.documentList} ${rule.documentType} ${rule.label}`}
            rule={rule}
            index={index}
            templates={templates}
          />
        ))}
      </tbody>
    </Table>
  </Group>
);

type DocumentRulesProps = {
  readonly rules: readonly DocumentRule[];
  /** The forms that the round has. */
  readonly templates: readonly AttachedFile[];
};

/** Which documents the round asks for, when, and who checks them; by the kinds of the my page, the call first. */
export const DocumentRules = ({ rules, templates }: DocumentRulesProps) => {
  const numbered = rules.map((rule, index) => ({ rule, index }));
  const groups = [
    { key: 'call', title: t((w) => w.documents.call), kind: null },
    ...Object.values(SectionKind).map((kind) => ({ key: String(kind), title: SectionKindLabel[kind], kind })),
  ]
    .map((group) => ({
      ...group,
      rules: numbered.filter(({ rule }) => (rule.sectionKind ?? null) === group.kind),
    }))
    .filter((group) => group.rules.length > 0);
  return (
    <>
      {groups.map((group) => (
        <RuleGroup key={group.key} title={group.title} rules={group.rules} templates={templates} />
      ))}
      <Text size={14} tone="muted">
        {t((w) => w.documents.count, { count: rules.length })}
      </Text>
    </>
  );
};
