import { FileX, Hourglass, ShieldAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { border, color, media, space } from '#ui-kit/tokens/index.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import type { DeskFile } from '../deskTypes.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { type FilePaneProps, NewerSide, OlderSide } from './FileSides.tsx';
import { versionBefore } from './fileVersions.ts';
import type { DeskFileState } from './useDeskFile.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
`;

const Above = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[8]} ${space[16]};
  border-bottom: ${border.normal};
  background: ${color.surface};
  &:empty { display: none; }
`;

const Sides = styled.div`
  display: grid;
  grid-row: 2;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  ${media.lg} {
    grid-template-rows: minmax(0, 1fr);
    &[data-compares='true'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > * + * { border-left: ${border.strong}; }
  }
`;

/** The file on the desk; beside it, if wanted, the version before. */
export const FilePane = (props: FilePaneProps) => {
  const { record, state, about, isDrawing, onDrawing } = props;
  const { files, file } = state;
  const [compares, setCompares] = useState(false);
  useEscape(isDrawing, () => onDrawing(false));
  if (file === null) {
    return (
      <EmptyState icon={FileX} title={t((w) => w.file.noneTitle)}>
        {t((w) => w.file.noneText)}
      </EmptyState>
    );
  }
  if (file.scanStatus !== FileScanStatus.Clean) return <Unscanned file={file} />;
  const before = versionBefore(record.files, file);
  return (
    <Frame>
      <Above>
        {files.length > 1 && <FileChoice state={state} file={file} />}
        {about}
      </Above>
      <Sides data-compares={compares && before !== null}>
        {compares && before !== null && <OlderSide record={record} file={before} />}
        <NewerSide
          {...props}
          file={file}
          before={before}
          compares={compares}
          onCompare={() => setCompares(!compares)}
        />
      </Sides>
    </Frame>
  );
};

const useEscape = (isActive: boolean, onEscape: () => void): void => {
  useEffect(() => {
    if (!isActive) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
};

const FileChoice = ({ state: { files, choose }, file }: { state: DeskFileState; file: DeskFile }) => (
  <Select
    label={t((w) => w.file.choose)}
    isLabelHidden
    placeholder={false}
    controlSize="normal"
    options={files.map(({ id, fileName }, index) => ({
      value: id,
      label: `${index + 1}/${files.length} ${fileName}`,
    }))}
    value={file.id}
    title={file.fileName}
    onChange={(event) => choose(event.target.value)}
  />
);

/** A file that the scanner has not let pass: nobody reads it. */
const Unscanned = ({ file }: { file: DeskFile }) => (
  <EmptyState
    icon={file.scanStatus === FileScanStatus.Pending ? Hourglass : ShieldAlert}
    title={file.fileName}
  >
    {file.scanStatus === FileScanStatus.Pending ? t((w) => w.file.scanning) : t((w) => w.file.refused)}
  </EmptyState>
);
