import { describe, expect, it } from 'vitest';
import { createClient, type Progress } from './index.ts';

const meta = { fileName: '見積書 "第1版".pdf', mypageID: 5, sectionID: 12 };
const content = 'a'.repeat(200_000);

/** A server that reads each form to its end, and answers in turn. */
const serverOf = (...statuses: readonly number[]) => {
  const left = [...statuses];
  const forms: { readonly form: FormData; readonly key: string | null; readonly length: number }[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const length = Number(request.headers.get('content-length'));
    forms.push({ form: await request.formData(), key: request.headers.get('idempotency-key'), length });
    const headers = { 'content-type': 'application/json', 'retry-after': '0' };
    return new Response('{"id":"f"}', { status: left.shift() ?? 500, headers });
  };
  return { forms, client: createClient({ baseUrl: 'https://hojo.example', key: 'k', fetch }) };
};

const contentOf = (form: FormData | undefined): Promise<string> => {
  const file = form?.get('file');
  if (!(file instanceof File)) throw new Error('no file');
  return file.text();
};

describe('an upload', () => {
  it('is a form that any server reads: the meta as JSON, the file under its name', async () => {
    const { forms, client } = serverOf(201);
    const answer = await client.upload('/api/user/file', { file: new Blob([content]), meta });
    const form = forms[0]?.form;
    expect(answer.id).toBe('f');
    expect(JSON.parse(String(form?.get('meta')))).toEqual(meta);
    expect(form?.get('file')).toMatchObject({ name: meta.fileName, size: content.length });
    expect(await contentOf(form)).toBe(content);
  });

  it('tells how far it has come, from nothing to all of it', async () => {
    const { forms, client } = serverOf(201);
    const told: Progress[] = [];
    const onProgress = (progress: Progress) => told.push(progress);
    await client.upload('/api/user/file', { file: new Blob([content]), meta, onProgress });
    const sent = told.map(({ sentBytes }) => sentBytes);
    const total = told[0]?.totalBytes ?? 0;
    expect(total).toBeGreaterThan(content.length);
    expect([sent[0], sent.at(-1), forms[0]?.length]).toEqual([0, total, total]);
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
    expect(await contentOf(forms[0]?.form)).toBe(content);
  });

  it('that met a busy server is sent whole again, under the same key', async () => {
    const { forms, client } = serverOf(503, 201);
    const onProgress = () => undefined;
    await client.upload('/api/user/file', { file: new Blob([content]), meta, onProgress });
    expect(await Promise.all(forms.map(({ form }) => contentOf(form)))).toEqual([content, content]);
    expect(new Set(forms.map(({ key }) => key)).size).toBe(1);
  });
});

describe('a download', () => {
  const downloaded = (headers: Record<string, string>) => {
    const fetch = async () => new Response(content, { headers });
    const client = createClient({ baseUrl: 'https://hojo.example', key: 'k', fetch });
    return client.download('/api/admin/file/{id}', { path: { id: 'f' } });
  };

  it.each([
    ["attachment; filename*=UTF-8''%E8%A6%8B%E7%A9%8D.pdf", '見積.pdf'],
    ['attachment; filename="plain.pdf"', 'plain.pdf'],
    [`attachment; filename="plain.pdf"; filename*=UTF-8''%E8`, 'plain.pdf'],
  ])('of %s is called %s', async (disposition, name) => {
    const { fileName, blob } = await downloaded({ 'content-disposition': disposition });
    expect([fileName, (await blob()).size]).toEqual([name, content.length]);
  });

  it('knows its size, unless it was packed on its way', async () => {
    const length = String(content.length);
    const plain = await downloaded({ 'content-length': length });
    const packed = await downloaded({ 'content-length': length, 'content-encoding': 'gzip' });
    expect([plain.sizeBytes, packed.sizeBytes]).toEqual([content.length, null]);
  });
});
