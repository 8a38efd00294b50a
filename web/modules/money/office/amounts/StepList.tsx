import { styled } from 'styled-components';
import { border, leading, space, text, weight } from '#ui-kit/tokens/index.ts';
import type { CalculationStep } from './calculationSteps.ts';

const List = styled.dl`
  display: grid;
  font-size: ${text[14]};
  line-height: ${leading[14]};
  > div { display: flex; justify-content: space-between; gap: ${space[16]}; padding: ${space[8]} 0; }
  > div + div { border-top: ${border.normal}; }
  > div[data-result] { border-top: ${border.strong}; font-weight: ${weight.bold}; }
  dd { margin: 0; font-variant-numeric: tabular-nums; white-space: nowrap; text-align: right; }
`;

/** A calculation read down: what it starts from, each step, and what comes out. */
export const StepList = ({ steps }: { steps: readonly CalculationStep[] }) => (
  <List>
    {steps.map(({ term, value, isResult = false }) => (
      <div key={term} {...(isResult ? { 'data-result': true } : {})}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
