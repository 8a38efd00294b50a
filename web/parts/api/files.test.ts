import { describe, expect, it, vi } from 'vitest';
import { createFiles, fileNameOf } from './files.ts';
import { fetchTransport } from './transport.ts';

const filesAnswering = (answer: () => Response) => {
  const requests: Request[] = [];
  const onLogInNeeded = vi.fn();
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    return answer();
  };
  const files = createFiles({
    fetch,
    transport: fetchTransport(fetch),
    baseUrl: 'https://tool.example.jp',
    tokenOf: (context) => (context === 'user' ? 'u.s' : null),
    onLogInNeeded,
  });
  return { files, requests, onLogInNeeded };
};

const pdf = new File(['%PDF-1.7'], '見積書.pdf', { type: 'application/pdf' });
const meta = { fileName: '見積書.pdf', mypageID: 3, sectionID: 41 };

describe('an upload (spec 7 "Files")', () => {
  it('sends the file and its meta as a plain JSON field, with session and key', async () => {
    const { files, requests } = filesAnswering(() => Response.json({ id: 'f1' }, { status: 201 }));
    const onProgress = vi.fn();
    await files.upload('/api/user/file', pdf, meta, { idempotencyKey: 'k-1', onProgress });
    const [request] = requests;
    expect(request?.headers.get('x-session')).toBe('u.s');
    expect(request?.headers.get('idempotency-key')).toBe('k-1');
    const form = await request?.formData();
    expect(form?.get('meta')).toBe(JSON.stringify(meta));
    expect(form?.get('file')).toMatchObject({ name: '見積書.pdf', size: 8 });
    expect(onProgress).toHaveBeenLastCalledWith(1, 1);
  });

  it('fails with the code of the refusal', async () => {
    const { files } = filesAnswering(() =>
      Response.json({ code: 1003, detail: '拡張子が対象外です' }, { status: 415 }),
    );
    const sending = files.upload('/api/user/file', pdf, meta, { idempotencyKey: 'k-1' });
    await expect(sending).rejects.toMatchObject({ status: 415, code: 1003, detail: '拡張子が対象外です' });
  });

  it('is sent again by itself, the same under the same key, while its person has enough in work', async () => {
    const busy = () => Response.json({ code: 1100 }, { status: 429, headers: { 'retry-after': '0' } });
    const answers = [busy, busy, () => Response.json({ id: 'f1' }, { status: 201 })];
    const { files, requests } = filesAnswering(() => (answers.shift() ?? busy)());
    const uploaded = await files.upload('/api/user/file', pdf, meta, { idempotencyKey: 'k-1' });
    expect(uploaded.id).toBe('f1');
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1', 'k-1']);
  });

  it('asks for a log-in when the session has ended', async () => {
    const { files, onLogInNeeded } = filesAnswering(() => Response.json({ code: 1007 }, { status: 401 }));
    await expect(files.upload('/api/user/file', pdf, meta, { idempotencyKey: 'k-1' })).rejects.toMatchObject({
      code: 1007,
    });
    expect(onLogInNeeded).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 1007 }), 'user');
  });
});

describe('a download', () => {
  it('carries the session header and takes the name from the answer', async () => {
    const headers = {
      'content-disposition': 'attachment; filename="_.pdf"; filename*=UTF-8\'\'%E8%A6%8B%E7%A9%8D.pdf',
    };
    const { files, requests } = filesAnswering(() => new Response('x', { headers }));
    const file = await files.download('/api/user/file/f1?disposition=attachment');
    expect(file?.fileName).toBe('見積.pdf');
    expect(await file?.blob.text()).toBe('x');
    expect(requests[0]?.headers.get('x-session')).toBe('u.s');
  });

  it('is null when the file is not there', async () => {
    const { files } = filesAnswering(() => Response.json({ code: 1005 }, { status: 404 }));
    expect(await files.download('/api/user/file/f1')).toBeNull();
  });

  it('fails while the file is still being checked', async () => {
    const { files } = filesAnswering(() => Response.json({ code: 1004 }, { status: 409 }));
    await expect(files.download('/api/user/file/f1')).rejects.toMatchObject({ status: 409 });
  });
});

it.each([
  [null, ''],
  ['attachment', ''],
  ['attachment; filename="a b.pdf"', 'a b.pdf'],
  ["attachment; filename*=UTF-8''%E4", ''],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%ZZ', 'x.pdf'],
])('the name in %j is %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
