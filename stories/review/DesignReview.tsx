import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { STEPS, type Step } from './steps.ts';

const Walk = styled.ol`
  display: grid;
  gap: ${space[16]};
`;

/** The first hour of a designer, step by step; what each step says is counted from the sources and the last run. */
export const DesignReview = () => (
  <Page width="form">
    <PageHeader title="デザインの確認" />
    <Stack gap={24}>
      <Text isMeasured>
        はじめの1時間で見る順です。数はすべて、ソース・契約・前回の実行から、このページを開くときに数えています。
      </Text>
      <Walk>
        {STEPS.map((step, index) => (
          <li key={step.title}>
            <StepCard step={step} number={index + 1} />
          </li>
        ))}
      </Walk>
    </Stack>
  </Page>
);

const StepCard = ({ step: { title, look, facts, href, link }, number }: { step: Step; number: number }) => (
  <Card title={`${number}．${title}`} headingLevel={2}>
    <Stack gap={8}>
      <Text isMeasured>{look}</Text>
      <ul>
        {facts.map(([name, value]) => (
          <Text as="li" key={name}>
            {name}：<strong>{value}</strong>
          </Text>
        ))}
      </ul>
      <TextLink href={href} target="_top">
        {link}
      </TextLink>
    </Stack>
  </Card>
);
