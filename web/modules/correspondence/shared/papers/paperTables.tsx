import { styled } from 'styled-components';
import { border, color, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';
import type { PlacedBlock } from './outline.ts';
import type { PaperBlock } from './paper.ts';
import { papersText as t } from './papers.words.ts';
import { placed } from './placed.ts';

/** So many columns go beside one another on a phone; more have a width of their own, and scroll. */
const FEW = 4;

/** More than a standing sheet takes. */
export const MANY = 7;

/* Wider than a phone: it scrolls by itself, and with the keyboard. */
const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table<{ $columns: number }>`
  width: 100%;
  min-width: ${({ $columns }) => ($columns > FEW ? `${$columns * 5}rem` : '0')};
  border-collapse: collapse;
  font-size: ${text[14]};
  line-height: ${leading[18]};
  th, td { padding: ${space[6]} ${({ $columns }) => ($columns > MANY ? space[6] : space[8])}; border: ${border.normal}; text-align: left; vertical-align: top; word-break: auto-phrase; }
  th { background: ${color.surfaceSubtle}; font-weight: ${weight.regular}; }
  td { white-space: pre-line; }
  [data-figure] { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  tfoot td { font-weight: ${weight.bold}; }
`;

/* Keeps so many letters beside one another, however many columns share the sheet. */
const Head = styled.th<{ $letters: number }>`
  box-sizing: content-box;
  min-width: ${({ $letters }) => $letters}em;
`;

const FactTable = styled(Table)`
  font-size: ${text[16]};
  th { width: 11rem; }
  ${media.belowSm} { th { width: 7rem; } }
`;

/** Names and values, one below the other. */
export const FactsBlock = ({ facts }: Pick<PaperBlock, 'facts'>) => (
  <FactTable $columns={2}>
    <tbody>
      {placed(facts).map(({ item: { label, value }, key }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </FactTable>
);

/** So many letters of a short text stay on one line beside other columns, and of one that is longer than a date. */
const LETTERS = { short: 5, long: 9, dateHas: 10 } as const;

/** In full-width letters. */
const lengthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (letter < '\x7f' ? 0.5 : 1), 0);

/** How many letters a column of a table keeps beside one another; figures are never parted. */
const lettersIn = ({ columns, rows }: Pick<PaperBlock, 'columns' | 'rows'>, index: number): number => {
  if (columns.length <= FEW || columns[index]?.isFigure) return 0;
  const lines = rows.flatMap((row) => (row[index] ?? '').split('\n'));
  const longest = lines.reduce((most, line) => Math.max(most, lengthOf(line)), 0);
  return longest > LETTERS.dateHas ? LETTERS.long : Math.min(longest, LETTERS.short);
};

type TableProps = Pick<PaperBlock, 'columns' | 'rows' | 'sums'> & Pick<PlacedBlock, 'name'>;

/** A table with its sums; one that is wider than its place scrolls. */
export const TableBlock = ({ columns, rows, sums, name }: TableProps) => {
  const isFigure = (index: number) => (columns[index]?.isFigure ? { 'data-figure': true } : {});
  const lines = (kept: readonly (readonly string[])[]) =>
    placed(kept).map(({ item: row, key }) => (
      <tr key={key}>
        {placed(row).map(({ item: cell, key: place }) => (
          <td key={place} {...isFigure(Number(place))}>
            {cell}
          </td>
        ))}
      </tr>
    ));
  const label = name ?? t((w) => w.view.table, { name: columns[0]?.label ?? '' });
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Table $columns={columns.length}>
        <thead>
          <tr>
            {placed(columns).map(({ item: { label }, key }) => (
              <Head
                key={key}
                scope="col"
                $letters={lettersIn({ columns, rows }, Number(key))}
                {...isFigure(Number(key))}
              >
                {label}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>{lines(rows)}</tbody>
        {sums.length > 0 && <tfoot>{lines(sums)}</tfoot>}
      </Table>
    </Scroll>
  );
};
