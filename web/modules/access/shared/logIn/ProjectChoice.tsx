import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, radius, space, text, weight } from '#ui-kit/tokens/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { loginAdviceOf } from '../loginFailure.ts';
import { LoginTitle } from '../site/loginStyle.ts';
import { authText } from './auth.words.ts';
import { projectChoiceText as t } from './projectChoice.words.ts';

export type UserLoginProject = components['schemas']['UserLoginProject'];

const Choices = styled.ul`
  display: grid;
  gap: ${space[12]};
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  width: 100%;
  padding: ${space[16]} ${space[24]};
  border: ${border.field};
  border-radius: ${radius[8]};
  background: ${color.surface};
  text-align: left;
  word-break: auto-phrase;
  &:hover:enabled { background: ${color.surfaceHover}; }
  &:disabled { color: ${color.textDisabled}; cursor: default; }
  b { display: block; color: ${color.text}; font-size: ${text[16]}; font-weight: ${weight.bold}; }
  span { color: ${color.textMuted}; font-size: ${text[14]}; }
`;

type ProjectChoiceProps = {
  projects: readonly UserLoginProject[];
  /** Logs in to the project; what it throws is shown. */
  onChoose: (projectId: number) => Promise<void>;
  onBack: () => void;
};

const useChoose = (onChoose: ProjectChoiceProps['onChoose']) => {
  const { show } = useSnackbar();
  const [isBusy, setIsBusy] = useState(false);
  const [advice, setAdvice] = useState<string | null>(null);
  const choose = async (projectId: number): Promise<void> => {
    setIsBusy(true);
    setAdvice(null);
    try {
      await onChoose(projectId);
    } catch (error) {
      setIsBusy(false);
      setAdvice(loginAdviceOf(error, new Date()));
      show({ message: authText((w) => w.failed.title), severity: 'error' });
    }
  };
  return { isBusy, advice, choose };
};

/** The projects in which e-mail and password are valid; one press enters. */
export const ProjectChoice = ({ projects, onChoose, onBack }: ProjectChoiceProps) => {
  const { isBusy, advice, choose } = useChoose(onChoose);
  return (
    <Page width="form">
      <Stack gap={24}>
        <ChoiceHead isEmpty={projects.length === 0} />
        {advice !== null && (
          <Notice role="alert" tone="danger" title={authText((w) => w.failed.title)}>
            {advice}
          </Notice>
        )}
        <Choices>
          {projects.map(({ projectId, name, corporationName }) => (
            <li key={projectId}>
              <Choice type="button" disabled={isBusy} onClick={() => void choose(projectId)}>
                <span>
                  <b>{name}</b>
                  {corporationName}
                </span>
                <Icon of={ChevronRight} />
              </Choice>
            </li>
          ))}
        </Choices>
        <div>
          <Button variant="quiet" icon={ArrowLeft} disabled={isBusy} onClick={onBack}>
            {t((w) => w.back)}
          </Button>
        </div>
      </Stack>
    </Page>
  );
};

/** Takes the focus: the log-in form before it is gone. */
const ChoiceHead = ({ isEmpty }: { isEmpty: boolean }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap={8}>
      <LoginTitle ref={title} tabIndex={-1}>
        {isEmpty ? t((w) => w.none) : t((w) => w.title)}
      </LoginTitle>
      <Text>{isEmpty ? t((w) => w.noneText) : t((w) => w.lead)}</Text>
    </Stack>
  );
};
