import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, size, space, text } from '#ui-kit/tokens/index.ts';
import { useRead } from '#web/api/query.tsx';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { DASH } from '#web/text/format.ts';
import { marks } from '#web/text/marks.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { type AnswerTable, answerSections } from './answers.ts';
import type { Application } from './useApplication.ts';

const Scroll = styled.div`
  overflow-x: auto;
  border: ${border.normal};
  border-radius: ${space[8]};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[14]};
  th, td { min-width: 6rem; height: ${size.rowCompact}; padding: ${space[4]} ${space[12]}; text-align: left; }
  th { background: ${color.surfaceSubtle}; color: ${color.textMuted}; white-space: nowrap; border-bottom: ${border.strong}; }
  tbody tr + tr > td { border-top: ${border.normal}; }
  td { font-variant-numeric: tabular-nums; }
`;

/** What was answered, step by step, in the words of the form (getFormDefinition). */
export const ApplicationContent = ({ application }: { application: Application }) => {
  const read = useRead('/api/project/{projectId}/form_definition', {
    path: { projectId: application.projectId },
  });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <Stack gap={24}>
          {body.steps
            .filter(({ kind }) => kind !== 'documents' && kind !== 'confirm')
            .map((step, index) => (
              <Card key={step.key} title={`${index + 1}. ${step.title}`}>
                <Stack gap={24}>
                  {answerSections(step, application).map((section) => (
                    <Stack key={section.key} gap={12}>
                      <SectionHeading level={3} look={4}>
                        {section.title}
                      </SectionHeading>
                      {section.lines.length > 0 && (
                        <Facts
                          facts={section.lines.map(({ name, label, value }) => ({
                            key: name,
                            term: label,
                            value,
                          }))}
                        />
                      )}
                      {section.tables.map((table) => (
                        <Rows key={table.name} table={table} />
                      ))}
                    </Stack>
                  ))}
                </Stack>
              </Card>
            ))}
        </Stack>
      )}
    </ReadPage>
  );
};

/** Columns of every row, for a row may lack what it was not asked. */
const headsOf = ({ rows }: AnswerTable): { name: string; label: string }[] => {
  const heads = new Map(rows.flat().map(({ name, label }) => [name, label]));
  return [...heads].map(([name, label]) => ({ name, label }));
};

const Rows = ({ table }: { table: AnswerTable }) => {
  if (table.rows.length === 0) {
    return (
      <Text size={14} tone="muted">
        {table.label}
        {marks.gap}
        {t((w) => w.content.empty)}
      </Text>
    );
  }
  const heads = headsOf(table);
  return (
    <Scroll role="region" aria-label={table.label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {heads.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a submitted form have no identity and never move
            <tr key={index}>
              {heads.map(({ name }) => (
                <td key={name}>{row.find((cell) => cell.name === name)?.value ?? DASH}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};
