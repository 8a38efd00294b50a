import { Eye, FileCheck2, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NeedBadge } from '#ui-kit/Badge/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { color, leading, size, space } from '#ui-kit/tokens/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { applicantSendText as sendText } from '../confirm/applicantSend.words.ts';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Application, FormDocument } from '../model/formTypes.ts';
import { controlIdOf } from '../step/stepContext.ts';

const Viewer = createLazy(async () => (await import('#web/parts/files/FileDialog.tsx')).FileDialog);

const Made = styled.p`
  display: flex;
  gap: ${space[8]};
  line-height: ${leading[18]};
  > svg { flex: none; margin-top: ${size.rule}; color: ${color.brandMark}; }
`;

type MadeDocumentProps = {
  readonly application: Application;
  readonly document: FormDocument;
  readonly label: string;
  readonly isRequired: boolean;
  /** The applicant has a paper of his own after all. */
  readonly onAttach: () => void;
};

const Explained = ({
  document,
  label,
  isRequired,
}: Pick<MadeDocumentProps, 'document' | 'label' | 'isRequired'>) => (
  <Stack gap={8}>
    <Row>
      <SectionHeading level={3} look={4} id={controlIdOf(`/files/${document.type}`)} tabIndex={-1}>
        {label}
      </SectionHeading>
      <NeedBadge isAlone need={isRequired ? 'required' : 'optional'} />
    </Row>
    <Made>
      <Icon of={FileCheck2} size={20} />
      {sendText((w) => w.documents.made)}
    </Made>
    <Text size={14} tone="muted">
      {sendText((w) => w.documents.madeHelp)}
    </Text>
  </Stack>
);

/** A document that needs no upload: that it is made of the answers, what it will look like, and the way to one's own. */
export const MadeDocument = ({ application, document, label, isRequired, onAttach }: MadeDocumentProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { type } = document;
  return (
    <Card padding="roomy">
      <Stack gap={16}>
        <Explained {...{ document, label, isRequired }} />
        <Row>
          <Button
            icon={Eye}
            aria-label={sendText((w) => w.documents.seeMadeOf, { label })}
            onClick={() => setIsOpen(true)}
          >
            {sendText((w) => w.documents.seeMade)}
          </Button>
          <Button
            variant="quiet"
            icon={Paperclip}
            aria-label={sendText((w) => w.documents.attachOwnOf, { label })}
            onClick={onAttach}
          >
            {sendText((w) => w.documents.attachOwn)}
          </Button>
        </Row>
      </Stack>
      {isOpen && (
        <Lazy
          part={Viewer}
          props={{
            file: { id: String(type), fileName: `${label}.pdf`, contentType: 'application/pdf' },
            href: `${FAMILY_PATHS[application.family].paper}/${type}`,
            onClose: () => setIsOpen(false),
          }}
          onFailed={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
};
