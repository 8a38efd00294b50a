import { styled } from 'styled-components';
import { border, color, leading, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { applicantAboutText as aboutText } from './applicantAbout.words.ts';

const List = styled.ol`
  display: grid;
  counter-reset: step;
  > li {
    position: relative;
    display: grid;
    grid-template-columns: ${size.tag} minmax(0, 1fr);
    gap: 0 ${space[16]};
    padding-bottom: ${space[24]};
    counter-increment: step;
  }
  > li:last-child { padding-bottom: 0; }
  > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: ${size.tag};
    height: ${size.tag};
    border: ${size.line} solid ${color.brandMark};
    border-radius: 50%;
    background: ${color.surface};
    color: ${color.textBrand};
    font-size: ${text[12]};
    font-weight: ${weight.bold};
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: ${size.tag};
    bottom: 0;
    left: calc(${size.tag} / 2);
    border-left: ${border.strong};
  }
  p { font-size: ${text[14]}; line-height: ${leading[18]}; }
`;

type FlowStep = { readonly title: string; readonly text: string };

/** Steps one after the other, each with a sentence: what lies ahead. */
export const FlowSteps = ({ steps }: { steps: readonly FlowStep[] }) => (
  <List>
    {steps.map(({ title, text: words }) => (
      <li key={title}>
        <div>
          <b>{title}</b>
          <p>{words}</p>
        </div>
      </li>
    ))}
  </List>
);

/** From the first mail to the result. */
export const AboutFlow = () => (
  <FlowSteps
    steps={[
      { title: aboutText((w) => w.about.flow1), text: aboutText((w) => w.about.flow1Text) },
      { title: aboutText((w) => w.about.flow2), text: aboutText((w) => w.about.flow2Text) },
      { title: aboutText((w) => w.about.flow3), text: aboutText((w) => w.about.flow3Text) },
      { title: aboutText((w) => w.about.flow4), text: aboutText((w) => w.about.flow4Text) },
    ]}
  />
);
