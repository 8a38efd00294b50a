import { styled } from 'styled-components';
import { Notice } from '#ui-kit/Notice/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { applicantText as t } from '../applicantText.ts';
import { applicantPaths } from '../model/paths.ts';
import { controlIdOf } from '../step/stepContext.ts';
import type { Place } from './missing.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[8]};
`;

/** What is missing, one link a place, in the order of the form. */
export const MissingList = ({ places, projectId }: { places: readonly Place[]; projectId: number }) => {
  if (places.length === 0) return null;
  return (
    <Notice tone="warning" title={t((w) => w.confirm.missing, { count: places.length })}>
      <List>
        {places.map(({ pointer, message, step, label }) => (
          <li key={`${pointer} ${message}`}>
            <TextLink href={`${applicantPaths.step(projectId, step.key)}#${controlIdOf(pointer)}`}>
              {t((w) => w.confirm.place, { step: step.title, label, message })}
            </TextLink>
          </li>
        ))}
      </List>
    </Notice>
  );
};
