import { FileUp } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color } from '#ui-kit/tokens/index.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { formatDateTime, formatText } from '#web/parts/text/format.ts';
import { SEAL_RULES, useSeal } from './useSeal.ts';
import { versionText } from './versionText.ts';

type Seal = components['schemas']['ProjectSeal'];

/* As large as on paper. */
const Picture = styled.img`
  width: 24mm;
  height: 24mm;
  object-fit: contain;
  border: ${border.normal};
  background: ${color.surface};
`;

type SealCardProps = { readonly projectId: number };

/** The picture of a round's seal, for whoever may issue papers: to see, to put another one in its place, to take away. */
export const SealCard = ({ projectId }: SealCardProps) => {
  const read = useRead('/api/admin/project/{id}/seal', { path: { id: projectId } });
  if (read.data === null) return null;
  return (
    <Card title={t((w) => w.seal.title)}>
      <ReadPage read={read}>
        {({ body, etag }) => (
          <Stack gap={16}>
            <Text tone="muted">{t((w) => w.seal.lead)}</Text>
            <SealPreview seal={body} />
            <Acts projectId={projectId} seal={body} etag={etag} />
          </Stack>
        )}
      </ReadPage>
    </Card>
  );
};

const SealPreview = ({ seal: { number, picture, savedAt, savedByName } }: { readonly seal: Seal }) => {
  if (picture === null) return <Text>{t((w) => w.seal.none)}</Text>;
  return (
    <Row gap={16}>
      <Picture src={`data:image/png;base64,${picture}`} alt={t((w) => w.seal.title)} />
      <Text size={14} tone="muted" isFigure>
        {t((w) => w.templates.isVersion, {
          number,
          at: formatDateTime(savedAt),
          name: formatText(savedByName),
        })}
      </Text>
    </Row>
  );
};

type ActsProps = SealCardProps & { readonly seal: Seal; readonly etag: string | null };

type ChooserProps = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => void;
};

/** The browser's own window for files; the same file can be chosen again. */
const Chooser = ({ ref, onChoose }: ChooserProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={SEAL_RULES.allowedExtensions.join(',')}
    onChange={(event) => {
      const [file] = event.target.files ?? [];
      event.target.value = '';
      if (file !== undefined) onChoose(file);
    }}
  />
);

const Acts = ({ projectId, seal: { picture, number }, etag }: ActsProps) => {
  const { send, remove, isBusy } = useSeal(projectId, etag);
  const chooser = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const takeAway = async (): Promise<void> => {
    await remove();
    setIsAsking(false);
  };
  return (
    <>
      <Row gap={12}>
        <Button icon={FileUp} isBusy={isBusy} onClick={() => chooser.current?.click()}>
          {t((w) => (picture === null ? w.seal.choose : w.seal.change))}
        </Button>
        {picture !== null && (
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {t((w) => w.seal.remove)}
          </Button>
        )}
      </Row>
      <Text size={14} tone="muted">
        {t((w) => w.seal.help)}
      </Text>
      <Chooser ref={chooser} onChoose={(file) => void send(file)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t((w) => w.seal.removeTitle, { version: versionText(number) })}
        confirmLabel={t((w) => w.seal.remove)}
        isBusy={isBusy}
        onConfirm={() => void takeAway()}
        onCancel={() => setIsAsking(false)}
      >
        {t((w) => w.seal.removeText)}
      </ConfirmDialog>
    </>
  );
};
