import { useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { FileField } from '#ui-kit/FileField/index.ts';
import { ApiError } from '#web/api/errors.ts';
import { useServices } from '#web/api/services.ts';
import { useControlId } from '#web/form/RecordForm.tsx';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPage.json' with { type: 'json' };

const t = texts('myPage', words);

type Sending = { file: File; key: string; sentBytes: number; id: string | null; problem: string | null };

type EvidenceFieldProps = { mypageId: number; onChange: (fileId: string | null) => void };

/** One paper that an action stands on; it belongs to the my page, not to a section. */
export const EvidenceField = ({ mypageId, onChange }: EvidenceFieldProps) => {
  const { files } = useServices();
  const [sending, setSending] = useState<Sending | null>(null);
  const abort = useRef<AbortController | null>(null);
  const { meta } = useField<string>('evidenceFileId', {
    subscription: { error: true, submitError: true, submitFailed: true },
  });

  const send = async (file: File, key: string): Promise<void> => {
    abort.current = new AbortController();
    setSending({ file, key, sentBytes: 0, id: null, problem: null });
    try {
      const stored = await files.upload(
        '/api/admin/file',
        file,
        { fileName: file.name, mypageID: mypageId, sectionID: null },
        {
          idempotencyKey: key,
          onProgress: (sentBytes) => setSending((before) => before && { ...before, sentBytes }),
          signal: abort.current.signal,
        },
      );
      setSending({ file, key, sentBytes: file.size, id: stored.id, problem: null });
      onChange(stored.id);
    } catch (error) {
      if (abort.current.signal.aborted) return;
      const problem =
        error instanceof ApiError && error.detail ? error.detail : t((w) => w.dialog.evidenceBroken);
      setSending({ file, key, sentBytes: 0, id: null, problem });
    }
  };
  const remove = (): void => {
    abort.current?.abort();
    setSending(null);
    onChange(null);
  };
  const item = sending && { id: sending.key, name: sending.file.name, sizeBytes: sending.file.size };
  const items = () => {
    if (item === null || sending === null) return [];
    if (sending.problem !== null) {
      return [{ ...item, state: 'interrupted' as const, sentBytes: 0, problem: sending.problem }];
    }
    return sending.id === null
      ? [{ ...item, state: 'sending' as const, sentBytes: sending.sentBytes }]
      : [{ ...item, state: 'sent' as const }];
  };
  const error: unknown = meta.submitFailed ? (meta.error ?? meta.submitError) : undefined;
  return (
    <FileField
      label={t((w) => w.dialog.evidence)}
      need="required"
      help={t((w) => w.dialog.evidenceHelp)}
      error={typeof error === 'string' && sending?.id == null ? error : undefined}
      controlId={useControlId('evidenceFileId')}
      items={items()}
      onAdd={([file]) => file && void send(file, crypto.randomUUID())}
      onRemove={remove}
      onRetry={() => sending && void send(sending.file, sending.key)}
    />
  );
};
