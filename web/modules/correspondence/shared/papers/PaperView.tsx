import { styled } from 'styled-components';
import { border, color, font, leading, media, radius, space, text } from '#ui-kit/tokens/index.ts';
import { outlineOf, type PlacedBlock } from './outline.ts';
import { PaperPhotos } from './PaperPhotos.tsx';
import type { PaperBlock, PaperContent } from './paper.ts';
import { papersText as t } from './papers.words.ts';
import { FactsBlock, MANY, TableBlock } from './paperTables.tsx';
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
