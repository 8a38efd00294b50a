import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { PaperFieldLabel, PaperSealLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { DASH, formatDateTime, formatText } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { appendixWord } from './appendixWord.ts';
import { versionText } from './versionText.ts';

type Version = components['schemas']['PaperTemplateVersion'];

type VersionsCardProps = { readonly projectId: number; readonly kind: components['schemas']['PaperKind'] };

/** Every version of a template: who saved it and when, and its words as they were. */
export const VersionsCard = ({ projectId, kind }: VersionsCardProps) => {
  const path = { id: projectId, kind };
  const read = useRead('/api/admin/project/{id}/paper_template/{kind}/version', { path });
  const [shown, setShown] = useState<Version | null>(null);
  return (
    <Card title={t((w) => w.templates.versions)}>
      <ReadPage read={read}>
        {({ body: { items } }) => (
          <Facts
            facts={items.map((version) => ({
              key: String(version.number),
              term: versionText(version.number),
              value: <Line version={version} onShow={() => setShown(version)} />,
            }))}
          />
        )}
      </ReadPage>
      {shown !== null && <VersionDialog version={shown} kind={kind} onClose={() => setShown(null)} />}
    </Card>
  );
};

const Line = ({ version, onShow }: { readonly version: Version; readonly onShow: () => void }) => {
  const { number, savedAt, savedByName } = version;
  return (
    <Row gap={12}>
      {savedAt !== null && (
        <Text as="span" size={14} tone="muted">
          {t((w) => w.templates.versionOf, { name: formatText(savedByName), at: formatDateTime(savedAt) })}
        </Text>
      )}
      <Button size="small" onClick={onShow}>
        {t((w) => w.templates.showVersion, { version: versionText(number) })}
      </Button>
    </Row>
  );
};

type VersionDialogProps = Pick<VersionsCardProps, 'kind'> & {
  readonly version: Version;
  readonly onClose: () => void;
};

/** The words of a version. */
const VersionDialog = ({ version, kind, onClose }: VersionDialogProps) => {
  const { number, text } = version;
  return (
    <Dialog
      isOpen
      title={t((w) => w.templates.showedVersion, { version: versionText(number) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t((w) => w.templates.close)}</Button>}
    >
      <Facts
        facts={[
          { term: t((w) => w.templates.title), value: text.title },
          { term: t((w) => w.templates.numberFormat), value: text.numberFormat },
          { term: t((w) => w.templates.body), value: <Quote>{text.body}</Quote> },
          {
            term: t((w) => w.templates.factFields),
            value: formatText(
              text.factFields.map((field) => PaperFieldLabel[field]).join(marks.comma) || null,
            ),
          },
          {
            term: t((w) => w.templates.conditions),
            value: text.conditions === '' ? DASH : <Quote>{text.conditions}</Quote>,
          },
          { term: t((w) => w.templates.seal), value: PaperSealLabel[text.seal] },
          ...(text.hasBreakdown ? [{ term: t((w) => w.templates.appendix), value: appendixWord(kind) }] : []),
        ]}
      />
    </Dialog>
  );
};
