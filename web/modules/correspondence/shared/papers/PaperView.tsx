import { styled } from 'styled-components';
import { border, color, font, leading, media, radius, space, text, weight } from '#ui-kit/tokens/index.ts';
import { outlineOf, type PlacedBlock } from './outline.ts';
import { PaperPhotos } from './PaperPhotos.tsx';
import type { PaperBlock, PaperContent } from './paper.ts';
import { papersText as t } from './papers.words.ts';
import { placed } from './placed.ts';

/* A sheet on the page: as wide as A4 reads, its letters as large as everywhere. */
const Sheet = styled.article<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-width: ${({ $isWide }) => ($isWide ? 'none' : '46rem')};
  padding: ${space[24]} ${space[16]};
  border: ${border.normal};
  border-radius: ${radius[4]};
  background: ${color.surface};
  font-family: ${font.form};
  line-height: ${leading[16]};
  overflow-wrap: anywhere;
  ${media.md} { padding: ${({ $isWide }) => ($isWide ? space[24] : space[40])}; }
  ${media.print} { max-width: none; padding: 0; border: 0; }
  h2 { font-size: ${text[20]}; text-align: center; line-height: ${leading[20]}; word-break: auto-phrase; }
  h3, h4 { margin-top: ${space[8]}; font-size: ${text[16]}; }
  p { white-space: pre-line; }
`;

const Line = styled.p<{ $align: 'left' | 'center' | 'right' }>`
  text-align: ${({ $align }) => $align};
`;

/* Who it is from, and at the right of that the place for a seal. */
const From = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: start;
  justify-self: end;
  width: min(100%, 22rem);
  dl > div { display: grid; grid-template-columns: 4rem minmax(0, 1fr); }
`;

/* As large as on paper. */
const Seal = styled.div`
  display: grid;
  place-items: center;
  width: 24mm;
  height: 24mm;
  border: ${border.normal};
  color: ${color.textMuted};
`;

const Over = styled.p`
  margin-bottom: calc(-1 * ${space[12]});
  text-align: center;
  word-break: auto-phrase;
`;

/** So many columns go beside one another on a phone; more have a width of their own, and scroll. */
const FEW = 4;
/** More than a standing sheet takes. */
const MANY = 7;

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

const FactsBlock = ({ facts }: Pick<PaperBlock, 'facts'>) => (
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

const TableBlock = ({ columns, rows, sums, name }: TableProps) => {
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

type PhotoSource = {
  /** Where its reader reads the files of photos; only papers that have some need it. */
  readonly photoHref?: ((id: string) => `/api/${string}`) | undefined;
};

const Block = ({ block, tag: Heading, name, photoHref }: Omit<PlacedBlock, 'key'> & PhotoSource) => {
  if (block.kind === 'heading') return <Heading>{block.text}</Heading>;
  if (block.kind === 'facts') return <FactsBlock facts={block.facts} />;
  if (block.kind === 'table') return <TableBlock {...block} name={name} />;
  if (block.kind === 'photos') return <PaperPhotos photos={block.photos} fileHref={photoHref} />;
  return <Line $align={block.align ?? 'left'}>{block.text}</Line>;
};

/** Whose paper it is: one that goes to nobody has no sender either. */
const Letter = ({ to, from, hasSealArea, hasSealPicture }: PaperContent) =>
  to === '' ? null : (
    <>
      <p>{to}</p>
      <From>
        <dl>
          {placed(from).map(({ item: { label, value }, key }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {hasSealArea && (
          <Seal role="img" aria-label={t((w) => (hasSealPicture ? w.view.sealPicture : w.view.seal))}>
            {hasSealPicture && t((w) => w.view.sealMark)}
          </Seal>
        )}
      </From>
    </>
  );

const isWide = ({ columns }: PaperBlock): boolean => columns.length > MANY;

/** A paper of the office as a page: the words of its PDF, in their order, for every reader. */
export const PaperView = ({ content, photoHref }: { readonly content: PaperContent } & PhotoSource) => {
  const { over, title, date, blocks } = content;
  return (
    <Sheet aria-label={title} $isWide={blocks.some(isWide)}>
      <Line $align="right">{date}</Line>
      <Letter {...content} />
      <Over>{over}</Over>
      <h2>{title}</h2>
      {outlineOf(blocks).map(({ key, ...at }) => (
        <Block key={key} {...at} photoHref={photoHref} />
      ))}
    </Sheet>
  );
};
