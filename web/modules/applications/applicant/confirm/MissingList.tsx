import { styled } from 'styled-components';
import { Notice } from '#ui-kit/Notice/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { space, weight } from '#ui-kit/tokens/index.ts';
import { applicantPaths } from '../model/paths.ts';
import { placeInWords } from '../model/placeLabel.ts';
import { controlIdOf } from '../step/stepContext.ts';
import { applicantSendText as sendText } from './applicantSend.words.ts';
import type { Place } from './missing.ts';

const Steps = styled.dl`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[8]};
  dt { font-weight: ${weight.bold}; }
  ul { display: grid; gap: ${space[4]}; }
`;

/** A document is named in the sentence itself. */
const wordsOf = ({ pointer, label, message }: Place): string =>
  pointer.startsWith('/files') ? message : placeInWords(label, message);

/** What is missing, one link a place, under the steps of the form in their order. */
export const MissingList = ({ places, projectId }: { places: readonly Place[]; projectId: number }) => {
  if (places.length === 0) return null;
  const steps = [...new Set(places.map(({ step }) => step))];
  return (
    <Notice tone="warning" title={sendText((w) => w.confirm.missing, { count: places.length })}>
      <Steps>
        {steps.map((step) => (
          <div key={step.key}>
            <dt>{step.title}</dt>
            <dd>
              <ul>
                {places
                  .filter((place) => place.step === step)
                  .map((place) => (
                    <li key={`${place.pointer} ${place.message}`}>
                      <TextLink
                        href={`${applicantPaths.step(projectId, step.key)}#${controlIdOf(place.pointer)}`}
                      >
                        {wordsOf(place)}
                      </TextLink>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </Steps>
    </Notice>
  );
};
