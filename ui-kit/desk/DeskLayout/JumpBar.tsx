import type { MouseEvent } from 'react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '#ui-kit/Badge/index.ts';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { border, color, layer, leading, media, size, space, text, weight } from '#ui-kit/tokens/index.ts';

const Bar = styled.nav`
  position: sticky;
  top: ${size.topbarHeight};
  z-index: ${layer.sticky};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  background: ${color.surface};
  border-bottom: ${border.strong};
  ${media.lg} { display: none; }
`;

const Jump = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  min-height: ${size.target};
  border-bottom: ${size.rule} solid transparent;
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading.tight};
  text-decoration: none;
  &:focus-visible { outline-offset: calc(-1 * ${size.rule}); }
  &[aria-current] { color: ${color.textBrand}; font-weight: ${weight.bold}; border-bottom-color: ${color.brandMark}; }
`;

/** Which of the places lies at the reading line, a third down the window. */
const usePlaceInSight = (ids: readonly string[]): string | undefined => {
  const key = ids.join(' ');
  const [current, setCurrent] = useState<string | undefined>(ids[0]);
  useEffect(() => {
    const places = key.split(' ').map((id) => document.getElementById(id));
    const update = () => {
      const line = window.innerHeight / 3;
      const passed = places.filter((place) => place !== null && place.getBoundingClientRect().top <= line);
      // A page that has not filled itself yet ends in the window as well: nobody has gone to its end.
      const { innerHeight, scrollY } = window;
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
      const last = isAtEnd ? places.at(-1) : passed.at(-1);
      setCurrent(last?.id ?? places[0]?.id);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [key]);
  return current;
};

/** Moves sight and focus without touching the address, which belongs to the router. */
const jumpTo = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
};

type JumpBarProps = {
  hasAnswers: boolean;
  checkCount: string | undefined;
  findingCount: number;
  findingsId: string;
};

/** The bar （内容／）書類／確認／指摘 of narrow windows, under the top bar (LOOK, Jump). */
export const JumpBar = ({ hasAnswers, checkCount, findingCount, findingsId }: JumpBarProps) => {
  const places = ['desk-file', 'desk-panel', findingsId];
  const current = usePlaceInSight(hasAnswers ? ['desk-answers', ...places] : places);
  const currentOf = (id: string) => (current === id ? 'location' : undefined);
  return (
    <Bar aria-label={jaGrid.desk.jump} data-print="hidden">
      {hasAnswers && (
        <Jump href="#desk-answers" aria-current={currentOf('desk-answers')} onClick={jumpTo}>
          {jaGrid.desk.answers}
        </Jump>
      )}
      <Jump href="#desk-file" aria-current={currentOf('desk-file')} onClick={jumpTo}>
        {jaGrid.desk.file}
      </Jump>
      <Jump href="#desk-panel" aria-current={currentOf('desk-panel')} onClick={jumpTo}>
        {jaGrid.desk.check}
        {checkCount !== undefined && <Badge>{checkCount}</Badge>}
      </Jump>
      <Jump href={`#${findingsId}`} aria-current={currentOf(findingsId)} onClick={jumpTo}>
        {findingCount > 0 && <FindingNumber>{findingCount}</FindingNumber>}
        <TextPart>{jaGrid.desk.findings}</TextPart>
      </Jump>
    </Bar>
  );
};
