import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { useCopy } from './useCopy.ts';

type SecretDialogProps = {
  readonly title: string;
  /** What is shown, and never again. */
  readonly secret: string;
  readonly words: {
    readonly notice: string;
    readonly text: string;
    readonly label: string;
    readonly help: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly close: string;
  };
  /** Beside the button that copies. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

/** A secret that was just made: the one moment in which it is shown. */
export const SecretDialog = ({ title, secret, words, children, onClose }: SecretDialogProps) => {
  const { fieldRef, copy, said } = useCopy(secret, words);
  return (
    <Dialog isOpen title={title} onClose={onClose} actions={<Button onClick={onClose}>{words.close}</Button>}>
      <Stack gap={16}>
        <Notice tone="success" title={words.notice}>
          {words.text}
        </Notice>
        <TextField
          ref={fieldRef}
          label={words.label}
          help={words.help}
          value={secret}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Row gap={8}>
          <Button variant="primary" icon={Copy} onClick={() => void copy()}>
            {words.copy}
          </Button>
          {children}
        </Row>
        <Text size={14} role="status">
          {said}
        </Text>
      </Stack>
    </Dialog>
  );
};
