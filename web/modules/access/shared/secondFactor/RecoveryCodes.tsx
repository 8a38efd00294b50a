import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, media, radius, space } from '#ui-kit/tokens/index.ts';
import { secondFactorText as t } from './secondFactor.words.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[4]} ${space[24]};
  padding: ${space[16]};
  border: ${border.normal};
  border-radius: ${radius[8]};
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  code { user-select: all; white-space: nowrap; }
`;

const PaperTitle = styled.p`
  display: none;
  ${media.print} { display: block; padding-bottom: ${space[12]}; }
`;

/* On paper the codes stand alone, whatever page or dialog they are shown in. */
const OnPaper = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-on-paper], [data-on-paper] * { visibility: visible; }
    [data-on-paper] { position: fixed; inset: 0 0 auto; }
  }
`;

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly doneLabel: string;
  readonly onDone: () => void;
};

const Codes = ({ codes }: Pick<RecoveryCodesProps, 'codes'>) => (
  <>
    <OnPaper />
    <div data-on-paper="">
      <PaperTitle>{t((w) => w.codes.paper)}</PaperTitle>
      <List aria-label={t((w) => w.codes.list)}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
    </div>
  </>
);

/** Codes for who loses his second factor: the one moment in which they are shown. */
export const RecoveryCodes = ({ codes, doneLabel, onDone }: RecoveryCodesProps) => {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid(t((w) => w.codes.copied));
    } catch {
      setSaid(t((w) => w.codes.notCopied));
    }
  };
  return (
    <Stack gap={16}>
      <Notice tone="warning" title={t((w) => w.codes.title)}>
        {t((w) => w.codes.text)}
      </Notice>
      <Codes codes={codes} />
      <Row gap={8}>
        <Button icon={Copy} onClick={() => void copy()}>
          {t((w) => w.codes.copy)}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t((w) => w.codes.print)}
        </Button>
      </Row>
      <Text size={14} role="status">
        {said}
      </Text>
      <Button variant="primary" size="large" isBlock onClick={onDone}>
        {doneLabel}
      </Button>
    </Stack>
  );
};
