import { FileUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { type FileRules, refusalOf, uploadFailureOf } from '#web/parts/files/fileRules.ts';
import { filesText as tf } from '#web/parts/files/files.words.ts';
import { MAX_FILE_BYTES } from '#web/parts/files/maxFileBytes.ts';
import { useKnownField } from '#web/parts/form/useKnownField.ts';
import { projectsText as t } from '../projects.words.ts';

type AttachedFile = components['schemas']['AttachedFile'];

/** What people fill in or read. */
const RULES: FileRules = {
  allowedExtensions: ['.pdf', '.docx', '.doc', '.xlsx', '.xls'],
  maxBytes: MAX_FILE_BYTES,
  maxFiles: 1,
};

/** A file that belongs to no my page (contract: AdminFileMeta). */
const NO_MY_PAGE = -1;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

type TemplateCellProps = {
  readonly index: number;
  readonly label: string;
  /** The forms that the round has, for their names. */
  readonly templates: readonly AttachedFile[];
};

/** The id in the form, and the new file on its way into it. */
const useTemplate = ({ index, templates }: TemplateCellProps) => {
  const { input } = useKnownField<string>(`documentRules[${index}].templateFileId`, {
    subscription: { value: true },
  });
  const files = useFiles();
  const { show } = useSnackbar();
  const [sent, setSent] = useState<readonly AttachedFile[]>([]);
  const [isSending, setIsSending] = useState(false);
  const upload = async (file: File): Promise<void> => {
    const refusal = refusalOf(file, RULES, 1);
    if (refusal !== null) return show({ message: refusal, severity: 'error' });
    setIsSending(true);
    try {
      const meta = { fileName: file.name, mypageID: NO_MY_PAGE, sectionID: null };
      const options = { idempotencyKey: crypto.randomUUID() };
      const stored = await files.upload('/api/admin/file', file, meta, options);
      setSent((before) => [...before, stored]);
      input.onChange(stored.id);
    } catch (error) {
      show({ message: uploadFailureOf(error).problem ?? tf((w) => w.busy), severity: 'error' });
    } finally {
      setIsSending(false);
    }
  };
  const known = [...templates, ...sent].find(({ id }) => id === input.value);
  return { known, isSending, upload, remove: () => input.onChange('') };
};

/** The form of a document as a file: to choose, to see by its name, to take away. */
export const TemplateCell = (props: TemplateCellProps) => {
  const { known, isSending, upload, remove } = useTemplate(props);
  const chooser = useRef<HTMLInputElement>(null);
  const { label } = props;
  if (known !== undefined) {
    return (
      <Row gap={4}>
        <Name>{known.fileName}</Name>
        <IconButton icon={X} name={t((w) => w.documents.removeTemplate, { label })} onClick={remove} />
      </Row>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={FileUp}
        isBusy={isSending}
        busyLabel={t((w) => w.documents.sending)}
        aria-label={t((w) => w.documents.addTemplateOf, { label })}
        onClick={() => chooser.current?.click()}
      >
        {t((w) => w.documents.addTemplate)}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={RULES.allowedExtensions.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
    </>
  );
};
