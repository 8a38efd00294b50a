import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, color, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { type ProgramKind, ProgramKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { type Figures, figureAddresses, figuresByProgramme } from './figures.ts';
import { homeText as t } from './home.words.ts';
import { inThousands } from './progress.ts';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[14]};
  white-space: nowrap;
  th, td { height: ${size.rowCompact}; padding: ${space[4]} ${space[8]}; text-align: right; font-variant-numeric: tabular-nums; }
  thead th { height: ${size.control}; background: ${color.surfaceSubtle}; color: ${color.textMuted}; border-bottom: ${border.strong}; }
  th:first-child { min-width: 12rem; text-align: left; white-space: normal; word-break: auto-phrase; }
  tbody th { font-weight: ${weight.regular}; }
  tbody tr + tr > * { border-top: ${border.normal}; }
  tfoot > tr > * { border-top: ${border.strong}; font-weight: ${weight.bold}; }
`;

/** A number that opens its rows; nothing to open where there is none. */
const Linked = ({ count, href }: { count: number; href: string }) =>
  count === 0 ? (
    '0'
  ) : (
    <TextLink variant="bare" href={href}>
      {formatInteger(count)}
    </TextLink>
  );

type CellsProps = { figures: Figures; kind?: ProgramKind };

const Cells = ({ figures, kind }: CellsProps) => {
  const addresses = kind === undefined ? null : figureAddresses(kind);
  return (
    <>
      {(['applications', 'adopted'] as const).map((name) => (
        <td key={name}>
          {addresses === null ? (
            formatInteger(figures[name])
          ) : (
            <Linked count={figures[name]} href={addresses[name]} />
          )}
        </td>
      ))}
      <Amounts figures={figures} />
    </>
  );
};

const Amounts = ({ figures }: { figures: Figures }) => (
  <>
    <td>{formatInteger(inThousands(figures.appliedAmount))}</td>
    <td>{formatInteger(inThousands(figures.grantAmount))}</td>
    <td>{formatInteger(inThousands(figures.confirmedAmount))}</td>
    <td>{formatInteger(inThousands(figures.paidAmount))}</td>
  </>
);

const HEADS = [
  t((w) => w.figures.kind),
  t((w) => w.figures.applications),
  t((w) => w.figures.adopted),
  t((w) => w.figures.applied),
  t((w) => w.figures.grant),
  t((w) => w.figures.confirmed),
  t((w) => w.figures.paid),
];

/** What the ministry asks first: applications, adoptions and money of each programme. */
export const ProgrammeFigures = ({ projects }: FiguresProps) => (
  <Card
    title={t((w) => w.figures.title)}
    aside={
      <Text as="span" size={14} tone="muted">
        {t((w) => w.figures.unit)}
      </Text>
    }
  >
    {/* A part that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
    <Scroll role="region" aria-label={t((w) => w.figures.caption)} tabIndex={0}>
      <FigureTable projects={projects} />
    </Scroll>
  </Card>
);

type FiguresProps = { projects: readonly components['schemas']['ProjectProgress'][] };

const FigureTable = ({ projects }: FiguresProps) => {
  const { rows, total } = figuresByProgramme(projects);
  return (
    <Table>
      <VisuallyHidden as="caption">{t((w) => w.figures.caption)}</VisuallyHidden>
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
        {rows.map(({ kind, figures }) => (
          <tr key={kind}>
            <th scope="row">
              <TextLink variant="bare" href={figureAddresses(kind).myPages}>
                {ProgramKindLabel[kind]}
              </TextLink>
            </th>
            <Cells figures={figures} kind={kind} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t((w) => w.figures.total)}</th>
          <Cells figures={total} />
        </tr>
      </tfoot>
    </Table>
  );
};
