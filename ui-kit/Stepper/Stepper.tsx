import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Segments } from '#ui-kit/ProgressBar/index.ts';
import { stepperText } from '#ui-kit/text/ja.progress.ts';
import { color, leading, media, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';

export type Step = {
  name: string;
  /** A date or a word under the name: 7/1, 約4週間, 補助金の最終額. */
  when?: string;
};

export type StepperProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the flow: 事業の流れ. */
  label: string;
  steps: readonly Step[];
  /** The current step from 1; one more than there are steps when all are done. */
  current: number;
  /** On a phone, below the segments: what comes next, a link to the whole flow. */
  phoneNote?: ReactNode;
};

type Look = 'done' | 'now' | 'later';

const List = styled.ol`
  display: none;
  ${media.md} { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
`;

const connector = css`
  &::before {
    content: '';
    position: absolute;
    top: calc((${size.tag} - ${size.line}) / 2);
    right: calc(50% + ${space[16]});
    left: calc(-50% + ${space[16]});
    height: ${size.line};
    background: ${color.lineStrong};
  }
  &:first-child::before { display: none; }
`;

const itemLooks: Record<Look, ReturnType<typeof css>> = {
  done: css`color: ${color.text}; &::before { background: ${color.brandMark}; }`,
  now: css`
    color: ${color.textBrand};
    &::before { background: ${color.brandMark}; }
    /* Its dot says it, not a frame around words and line. */
    ${media.forcedColors} { &&[aria-current] { outline: none; } }
  `,
  later: css`color: ${color.textMuted};`,
};

const Item = styled.li<{ $look: Look }>`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space[4]};
  padding: 0 ${space[4]};
  font-size: ${text[14]};
  line-height: ${leading.tight};
  text-align: center;
  word-break: auto-phrase;
  ${connector}
  ${({ $look }) => itemLooks[$look]}
  ${media.forcedColors} { &&::before { forced-color-adjust: none; background: CanvasText; } }
`;

const dotLooks: Record<Look, ReturnType<typeof css>> = {
  done: css`border-color: ${color.brandMark}; background: ${color.surfaceSelected}; color: ${color.brandMark};`,
  now: css`
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.textInverse};
    box-shadow: 0 0 0 ${size.edge} ${color.surfaceBrand};
    ${media.forcedColors} { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; box-shadow: none; }
  `,
  later: css``,
};

const Dot = styled.span<{ $look: Look }>`
  display: grid;
  place-items: center;
  width: ${size.tag};
  height: ${size.tag};
  border: ${size.line} solid ${color.lineField};
  border-radius: 50%;
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${text[12]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  ${({ $look }) => dotLooks[$look]}
  > svg { stroke-width: 3; }
`;

const Name = styled.span<{ $isNow: boolean }>`
  font-weight: ${({ $isNow }) => ($isNow ? weight.bold : weight.regular)};
`;

const When = styled.span`
  color: ${color.textMuted};
  font-size: ${text[12]};
  font-variant-numeric: tabular-nums;
`;

const Phone = styled.div`
  display: grid;
  gap: ${space[8]};
  ${media.md} { display: none; }
`;

const PhoneName = styled.b`
  margin-right: ${space[12]};
  color: ${color.textBrand};
`;

const Small = styled.span`
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

const lookOf = (place: number, current: number): Look => {
  if (place === current) return 'now';
  return place < current ? 'done' : 'later';
};

/**
 * The stages of one long life, with the current one: a bar of names from 768 px, 「4. 事業の実施 9段階中4番目」 below.
 * Not for steps that one clicks through (a task list) and not for progress in figures (ProgressBar).
 */
export const Stepper = ({ label, steps, current, phoneNote, ...divProps }: StepperProps) => {
  const now = steps[current - 1];
  const all = steps.length;
  const isFinished = now === undefined;
  return (
    <div {...divProps}>
      <List aria-label={stepperText.label(label, all, Math.min(current, all))}>
        {steps.map(({ name, when }, index) => {
          const look = lookOf(index + 1, current);
          return (
            <Item key={name} $look={look} aria-current={look === 'now' ? 'step' : undefined}>
              <Dot $look={look}>{look === 'done' ? <Icon of={Check} size={16} /> : index + 1}</Dot>
              <Name $isNow={look === 'now'}>
                {name}
                {look === 'done' && <VisuallyHidden>{stepperText.done}</VisuallyHidden>}
              </Name>
              {when && <When>{when}</When>}
            </Item>
          );
        })}
      </List>
      <Phone>
        <p>
          <PhoneName>{isFinished ? label : stepperText.current(current, now.name)}</PhoneName>
          <Small>{isFinished ? stepperText.finished(all) : stepperText.position(all, current)}</Small>
        </p>
        <Segments total={all} done={current - 1} current={current} aria-hidden />
        {phoneNote && <Small>{phoneNote}</Small>}
      </Phone>
    </div>
  );
};
