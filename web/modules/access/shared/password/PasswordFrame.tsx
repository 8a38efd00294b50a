import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { color, leading, media, size, space, text } from '#ui-kit/tokens/index.ts';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { LoginCard } from '../site/loginStyle.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import { passwordText } from './password.words.ts';

const Centre = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${size.dialogWidth});
  justify-content: center;
  ${media.md} { padding-block: ${space[32]}; }
`;

const Title = styled.h1`
  font-size: ${text[24]};
  line-height: ${leading[24]};
  &:focus { outline: none; }
`;

/** What one should know, one sentence a line with an icon before it. */
export const Hints = styled.ul`
  display: grid;
  gap: ${space[8]};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space[12]}; }
  svg { margin-top: ${size.rule}; color: ${color.textMuted}; }
  [data-met='true'] svg { color: ${color.toneSuccessMark}; }
`;

/** The frame of the password pages: brand above, one white card. */
export const PasswordFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <SiteFrame title={title} width="login">
    <Centre>
      <LoginCard>{children}</LoginCard>
    </Centre>
  </SiteFrame>
);

/** The heading of a step. Each further step of the page takes the focus, so that it is read. */
export const StepTitle = ({ isFirst = false, children }: { isFirst?: boolean; children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(children);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <Title ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
};

type StepFootProps = { loginHref: string; children?: ReactNode };

/** The act of a step and the way back under it. */
export const StepFoot = ({ loginHref, children }: StepFootProps) => (
  <Stack gap={8}>
    {children}
    <ButtonLink variant="quiet" isBlock href={loginHref}>
      {passwordText((w) => w.back)}
    </ButtonLink>
  </Stack>
);
