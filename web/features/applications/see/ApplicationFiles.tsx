import { TriangleAlert } from 'lucide-react';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FileList, FileRow } from '#ui-kit/FileRow/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { FileScanStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { FileButton } from '#web/files/FileDialog.tsx';
import { ScanNote } from '#web/files/ScanNote.tsx';
import { isStopped } from '#web/files/scanning.ts';
import { formatDateTime } from '#web/text/format.ts';
import { marks } from '#web/text/marks.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { fileGroups } from './fileGroups.ts';
import type { Application } from './useApplication.ts';

type ApplicationFile = components['schemas']['ApplicationFile'];

const noteOf = ({ uploadedAt, uploadedByName, isOnBehalf }: ApplicationFile): string =>
  [
    t((w) => w.files.note, { at: formatDateTime(uploadedAt), name: uploadedByName }),
    ...(isOnBehalf ? [t((w) => w.files.onBehalf)] : []),
  ].join(marks.gap);

const Group = ({ label, files }: { label: string; files: readonly ApplicationFile[] }) => (
  <Stack gap={8}>
    <SectionHeading level={2} look={4}>
      {label}
    </SectionHeading>
    <FileList>
      {files.map((file) => (
        <FileRow
          key={file.id}
          name={file.fileName}
          version={t((w) => w.files.version, { number: file.versionNumber })}
          sizeBytes={file.sizeBytes}
          note={
            file.scanStatus === FileScanStatus.Clean ? noteOf(file) : <ScanNote status={file.scanStatus} />
          }
          isFailed={isStopped(file)}
          hasTextAction
          actions={
            file.scanStatus === FileScanStatus.Clean && (
              <FileButton file={file} label={t((w) => w.files.show)} />
            )
          }
        />
      ))}
    </FileList>
  </Stack>
);

/** The files by kind of document, and which required ones are not there. */
export const ApplicationFiles = ({ application }: { application: Application }) => {
  const missing = application.requiredDocuments.filter(
    ({ isRequired, fileCount }) => isRequired && fileCount === 0,
  );
  const groups = fileGroups(application.files);
  return (
    <Stack gap={24}>
      {missing.length > 0 && (
        <Notice tone="warning" icon={TriangleAlert} title={t((w) => w.files.missing)}>
          <ul>
            {missing.map(({ type, label }) => (
              <li key={type}>{label}</li>
            ))}
          </ul>
        </Notice>
      )}
      {groups.length === 0 ? (
        <EmptyState title={t((w) => w.files.empty)}>{t((w) => w.files.emptyText)}</EmptyState>
      ) : (
        groups.map(({ type, label, files }) => <Group key={type} label={label} files={files} />)
      )}
    </Stack>
  );
};
