import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { SearchField } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, media, space } from '#ui-kit/tokens/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { marks } from '#web/parts/text/marks.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { userReuseText as t } from './userReuse.words.ts';

type ReusableFile = components['schemas']['ReusableFile'];

const List = styled.ul`
  display: grid;
  max-height: 24rem;
  overflow-y: auto;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[12]};
    align-items: center;
    padding: ${space[12]} 0;
    border-top: ${border.normal};
    overflow-wrap: anywhere;
  }
  > li:first-child { border-top: 0; }
  ${media.belowMd} { > li { grid-template-columns: minmax(0, 1fr); } }
`;

/** As many as are seen at once; the search finds the others. */
const SHOWN = 50;

const namesOf = ({ sections }: ReusableFile): string => sections.map(({ name }) => name).join(marks.comma);

const plain = (words: string): string => words.normalize('NFKC').toLowerCase();

const isFound = (file: ReusableFile, typed: string): boolean =>
  plain(`${file.fileName} ${namesOf(file)}`).includes(plain(typed.trim()));

/** Those that this paper does not have yet. */
const offeredFor = ({ id }: Section, files: readonly ReusableFile[]): ReusableFile[] =>
  files.filter(({ sections }) => !sections.some((section) => section.id === id));

type ReuseDialogProps = { section: Section; onClose: () => void };

/** A file that was put into another voucher serves this one too: one statement for several payments. */
export const ReuseDialog = ({ section, onClose }: ReuseDialogProps) => {
  const read = useRead('/api/user/my_page/reusable_file', {});
  const { run, isBusy } = useChange('post', '/api/user/file/{id}/reuse', { isQuiet: true });
  const { show } = useSnackbar();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: ReusableFile): Promise<void> => {
    setProblem(null);
    const result = await run({ path: { id: file.id }, body: { sectionId: section.id } });
    if (!result.isOk) return setProblem(result.error?.detail ?? shellText((w) => w.generic));
    onClose();
    show({ message: t((w) => w.done, { name: file.fileName }), severity: 'success' });
  };
  return (
    <Dialog isOpen title={t((w) => w.title)} onClose={onClose} isBusy={isBusy} hasCloseButton>
      <Stack gap={16}>
        <p>{t((w) => w.lead)}</p>
        {problem !== null && <Notice tone="danger" role="alert" title={problem} />}
        {read.data ? (
          <Choice files={offeredFor(section, read.data.body.items)} {...{ isBusy, choose }} />
        ) : read.isError ? (
          <Notice tone="danger" title={shellText((w) => w.generic)} />
        ) : (
          <Skeleton rows={4} />
        )}
      </Stack>
    </Dialog>
  );
};

type ChoiceProps = {
  files: readonly ReusableFile[];
  isBusy: boolean;
  choose: (file: ReusableFile) => Promise<void>;
};

const FileLine = ({ file, isBusy, choose }: Omit<ChoiceProps, 'files'> & { file: ReusableFile }) => (
  <li>
    <div>
      <Text isBold>{file.fileName}</Text>
      <Text size={14} tone="muted">
        {t((w) => w.serves, { names: namesOf(file) })}
      </Text>
    </div>
    <Button
      size="small"
      disabled={isBusy}
      aria-label={t((w) => w.takeOf, { name: file.fileName })}
      onClick={() => void choose(file)}
    >
      {t((w) => w.take)}
    </Button>
  </li>
);

const Choice = ({ files, isBusy, choose }: ChoiceProps) => {
  const [typed, setTyped] = useState('');
  const found = files.filter((file) => isFound(file, typed)).slice(0, SHOWN);
  if (files.length === 0) {
    return (
      <EmptyState headingLevel={3} title={t((w) => w.none)}>
        {t((w) => w.noneText)}
      </EmptyState>
    );
  }
  return (
    <>
      <SearchField
        value={typed}
        onChange={setTyped}
        aria-label={t((w) => w.search)}
        placeholder={t((w) => w.searchFor)}
      />
      {found.length === 0 && <Text role="status">{t((w) => w.noneFound)}</Text>}
      <List aria-label={t((w) => w.list)}>
        {found.map((file) => (
          <FileLine key={file.id} file={file} {...{ isBusy, choose }} />
        ))}
      </List>
    </>
  );
};
