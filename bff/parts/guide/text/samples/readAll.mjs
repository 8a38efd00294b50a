const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/** 429 と 503 は、Retry-After の秒数を待って送り直す。 */
const get = async (url, key, tries = 5) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  if ((answer.status === 429 || answer.status === 503) && tries > 1) {
    await wait(Number(answer.headers.get('retry-after') ?? 1));
    return get(url, key, tries - 1);
  }
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${body.code} ${body.reason}: ${body.detail} (${body.requestId})`);
  return body;
};

/** 一覧の行を、最後の頁まで1件ずつ返す。 */
export async function* readAll(address, key) {
  const url = new URL(address);
  for (;;) {
    const { items, nextCursor } = await get(url, key);
    yield* items;
    if (!nextCursor) return;
    url.searchParams.set('cursor', nextCursor);
  }
}
