import { useRef } from 'react';
import { styled } from 'styled-components';
import { TextPart } from '#ui-kit/Text/index.ts';
import { border, color, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';
import { useComesNear } from '#web/parts/viewer/useComesNear.ts';
import { inlineHref, useFileContent } from '#web/parts/viewer/useFileContent.ts';
import type { PaperBlock } from './paper.ts';
import { placed } from './placed.ts';

type Photo = PaperBlock['photos'][number];

/* Two a row as in the PDF, before beside after; one below the other on a phone. */
const Pairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.print} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Frame = styled.figure<{ $column: 1 | 2 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
  margin: 0;
  break-inside: avoid;
  ${media.md} { grid-column: ${({ $column }) => $column}; }
  ${media.print} { grid-column: ${({ $column }) => $column}; }
  figcaption { font-size: ${text[14]}; line-height: ${leading[18]}; white-space: pre-line; }
  b { display: block; font-weight: ${weight.bold}; }
`;

/* A picture is shown whole: what is at its edge is evidence, too. */
const Place = styled.div<{ $isLacking: boolean }>`
  display: grid;
  place-content: center;
  aspect-ratio: 4 / 3;
  border: ${border.normal};
  border-style: ${({ $isLacking }) => ($isLacking ? 'dashed' : 'solid')};
  background: ${({ $isLacking }) => ($isLacking ? 'none' : color.surfaceSunken)};
  color: ${color.textMuted};
  font-size: ${text[14]};
  text-align: center;
  white-space: pre-line;
  > img { width: 100%; height: 100%; min-height: 0; object-fit: contain; }
  ${media.print} { background: none; }
`;

type PictureProps = {
  readonly photo: Photo;
  /** Where the reader of the paper reads a file; without it, no picture is shown. */
  readonly fileHref: ((id: string) => `/api/${string}`) | undefined;
};

const Picture = ({ photo: { file, alt, lack }, fileHref }: PictureProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useComesNear(place);
  const href = file === null || fileHref === undefined ? null : inlineHref(fileHref(file.id));
  const { content } = useFileContent(isNear ? href : null, file?.contentType ?? '');
  const isLacking = href === null || (content.state !== 'loading' && content.state !== 'picture');
  return (
    <Place ref={place} $isLacking={isLacking}>
      {content.state === 'picture' && <img src={content.url} alt={alt} />}
      <TextPart>{isLacking && lack}</TextPart>
    </Place>
  );
};

type PaperPhotosProps = Pick<PaperBlock, 'photos'> & Pick<PictureProps, 'fileHref'>;

/** The photos of a paper, each with what is said of it; fetched when they come near the view. */
export const PaperPhotos = ({ photos, fileHref }: PaperPhotosProps) => (
  <Pairs>
    {placed(photos).map(({ item: photo, key }) => (
      <Frame key={key} $column={photo.side === 'left' ? 1 : 2}>
        <Picture photo={photo} fileHref={fileHref} />
        <figcaption>
          <b>{photo.label}</b>
          {photo.caption}
        </figcaption>
      </Frame>
    ))}
  </Pairs>
);
