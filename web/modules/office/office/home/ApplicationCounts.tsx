import { styled } from 'styled-components';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, color, leading, media, radius, space, text, weight } from '#ui-kit/tokens/index.ts';
import { familyApplications } from '#web/parts/text/familyApplications.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import type { FamilyCounts } from './counterLook.ts';
import { homeText as t } from './home.words.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  > li + li { border-top: ${border.normal}; }
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); > li:nth-child(2) { border-top: 0; } }
  ${media.lg} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    > li + li { border-top: 0; border-left: ${border.normal}; }
  }
`;

const Family = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  font-size: ${text[14]};
  line-height: ${leading[14]};
  > h2 { font-size: inherit; font-weight: ${weight.regular}; color: ${color.textMuted}; }
  > p { display: flex; gap: ${space[16]}; font-variant-numeric: tabular-nums; }
`;

/** Applications that wait, a line a family: less loud than the undertakings, whose work has deadlines. */
export const ApplicationCounts = ({ families }: { families: readonly FamilyCounts[] }) => (
  <List aria-label={t((w) => w.applications.label)}>
    {families.map(({ family, toCheck, returned }) => (
      <Family key={family}>
        <h2>{familyApplications(family)}</h2>
        <p>
          {toCheck !== null && (
            <TextLink variant="bare" href={toCheck.query}>
              {t((w) => w.applications.toCheck, { count: formatInteger(toCheck.count) })}
            </TextLink>
          )}
          {returned !== null && (
            <TextLink variant="bare" href={returned.query}>
              {t((w) => w.applications.returned, { count: formatInteger(returned.count) })}
            </TextLink>
          )}
        </p>
      </Family>
    ))}
  </List>
);
