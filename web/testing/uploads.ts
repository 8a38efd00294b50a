import type { MockRequest } from '#web/mock/createMockFetch.ts';
import type { UploadedFile } from '#web/parts/api/files.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';

/** A small PDF to choose. */
export const aPdf = (name: string): File => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

/** What the server answers to a file that has arrived, but for what is given. */
export const anUpload = (facts: Partial<UploadedFile> = {}): UploadedFile => ({
  id: '00000000-0000-4000-8000-000000000901',
  fileName: 'a.pdf',
  sizeBytes: 8,
  contentType: 'application/pdf',
  sha256: 'a'.repeat(64),
  scanStatus: FileScanStatus.Clean,
  uploadedAt: '2026-11-20T00:00:00.000Z',
  versionNumber: 1,
  replacedFileId: null,
  mypageId: null,
  sectionId: null,
  applicationId: null,
  type: null,
  widthPx: null,
  heightPx: null,
  ...facts,
});

const hasParts = (body: unknown): body is FormData =>
  typeof body === 'object' && body !== null && 'get' in body;

/** The meta JSON that went with an upload. */
export const metaOf = ({ body }: Pick<MockRequest, 'body'>): unknown =>
  hasParts(body) ? JSON.parse(String(body.get('meta'))) : null;
