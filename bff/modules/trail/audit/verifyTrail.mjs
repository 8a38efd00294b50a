/**
 * 監査証跡の検証プログラム。Node.js だけで動きます（18 以降。ほかに何もいりません）。
 *
 *   node verify.mjs [--key 指紋] 証跡.jsonl [控え …]
 *
 * 各行のハッシュを計算し直し、前の行につながっていることを確かめます。控えを渡すと、その署名と、証跡がその末尾を
 * 通っていることも確かめます。末尾が切り取られた、または作り直された証跡は、これで見つかります。控えは、控えの
 * ファイル、メールの本文を保存したファイル、それらのフォルダー、または末尾（件数:ハッシュ）そのものです。
 * 控えは、自分の鍵を連れてきます。だれの鍵かは、別に受け取った指紋（--key）と比べて初めて分かります。鍵を替えたときは、
 * 証跡と同じフォルダーの「鍵の引き継ぎ.txt」が、前の鍵と新しい鍵をつなぎます。
 * 終了コード：0 は改ざんなし、1 は改ざんあり、2 は使い方の誤り、3 は改ざんは見つからないが末尾を確かめていない。
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const HEAD = /^(\d{1,18}):([0-9a-f]{64})$/;

const usage = (reason) => {
  console.error(`${reason}\n使い方：node verify.mjs [--key 指紋] 証跡.jsonl [控え …]`);
  process.exit(2);
};

const problems = [];
const wanted = new Map();
const fingerprints = new Map();
/** 信じる鍵の指紋。--key と、そこから引き継ぎでつながるもの */
const trusted = new Set();
/** 指紋を確かめた控え、または別に受け取った末尾の数 */
let proofs = 0;
let count = 0;
let last = '0'.repeat(64);

const want = (name, [, seq, hash]) => {
  if (wanted.has(seq) && wanted.get(seq) !== hash) problems.push(`控えどうしが食い違っています（${name}）`);
  wanted.set(seq, hash);
};

const lineOf = (text, label) => new RegExp(`^[^\\S\\n]*${label}：(\\S+)\\s*$`, 'm').exec(text)?.[1] ?? '';

const isSignedBy = (publicKey, text, signature) => {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
};

const fingerprintOf = (publicKey) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex');

/** 控えの署名が、その内容のものであれば true */
const isSigned = ({ day, madeAt, head, publicKey, signature }) => {
  const text = `補助事業管理ツール　監査証跡の控え\n日付：${day}\n作成：${madeAt}\n末尾：${head}\n公開鍵：${publicKey}`;
  return isSignedBy(publicKey, text, signature);
};

/** 前の鍵と新しい鍵の両方が署名した引き継ぎで、信じる鍵を前後へ広げる */
const trustHandovers = (path) => {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return;
  const title = '補助事業管理ツール　監査証跡の鍵の引き継ぎ';
  const pairs = readFileSync(path, 'utf8')
    .split(title)
    .flatMap((part) => {
      const [at, before, after, byBefore, byAfter] = [
        '日時',
        '前の鍵',
        '新しい鍵',
        '前の鍵の署名',
        '新しい鍵の署名',
      ].map((label) => lineOf(part, label));
      const text = `${title}\n日時：${at}\n前の鍵：${before}\n新しい鍵：${after}`;
      const isWhole = isSignedBy(before, text, byBefore) && isSignedBy(after, text, byAfter);
      return isWhole ? [[fingerprintOf(before), fingerprintOf(after)]] : [];
    });
  for (const _each of pairs)
    for (const pair of pairs)
      if (pair.some((one) => trusted.has(one))) for (const one of pair) trusted.add(one);
};

const readAnchor = (path) => {
  const text = readFileSync(path, 'utf8');
  const [day, madeAt, head, publicKey, signature] = ['日付', '作成', '末尾', '公開鍵', '署名'].map((label) =>
    lineOf(text, label),
  );
  const found = HEAD.exec(head);
  if (found === null || !isSigned({ day, madeAt, head, publicKey, signature })) {
    problems.push(`控え ${path} の署名が、その内容と合いません`);
    return;
  }
  const fingerprint = fingerprintOf(publicKey);
  fingerprints.set(fingerprint, (fingerprints.get(fingerprint) ?? 0) + 1);
  if (trusted.has(fingerprint)) proofs += 1;
  else if (trusted.size > 0) problems.push(`控え ${path} は、指定した指紋の鍵で署名されていません`);
  want(path, found);
};

const readGiven = (given) => {
  const head = HEAD.exec(given);
  if (head !== null) {
    proofs += 1;
    return want(given, head);
  }
  const info = statSync(given, { throwIfNoEntry: false });
  if (info === undefined) return usage(`${given} がありません`);
  if (!info.isDirectory()) return readAnchor(given);
  for (const name of readdirSync(given).sort()) if (name.endsWith('.txt')) readAnchor(join(given, name));
};

const args = process.argv.slice(2);
if (args[0] === '--key') {
  const [, key = ''] = args.splice(0, 2);
  if (!/^[0-9a-f]{64}$/.test(key)) usage('--key の後に、鍵の指紋（64桁の英数字）を続けてください');
  trusted.add(key);
}
const [file, ...given] = args;
if (file === undefined) usage('証跡のファイルを指定してください');
trustHandovers(join(dirname(file), '鍵の引き継ぎ.txt'));
for (const one of given) readGiven(one);

const hashOf = (previousHash, text) =>
  createHash('sha256').update(Buffer.from(previousHash, 'hex')).update(text).digest('hex');

/** 行が証跡の一件で、前の行につながっていれば true */
const isNext = (line) => {
  try {
    const { seq, previousHash, hash, text } = JSON.parse(line);
    return seq === String(count + 1) && previousHash === last && hash === hashOf(last, text);
  } catch {
    return false;
  }
};

for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
  if (!isNext(line)) {
    problems.push(`${count + 1}行目が、記録されたときと違います`);
    break;
  }
  count += 1;
  last = JSON.parse(line).hash;
  const hash = wanted.get(String(count));
  if (hash === last) wanted.delete(String(count));
}
for (const [seq, hash] of wanted)
  problems.push(`控えの末尾 ${seq}:${hash} を通っていません（切り取り、または作り直し）`);

console.log(`確かめた記録：${count}件`);
console.log(`末尾：${count}:${last}`);
for (const [fingerprint, times] of fingerprints)
  console.log(`控え：${times}件（署名鍵の指紋 ${fingerprint}）`);
for (const problem of problems) console.log(`改ざんの疑い：${problem}`);
const unproven =
  fingerprints.size > 0
    ? '控えの鍵の指紋を --key で確かめていないため、末尾は確かめていません'
    : '控えがないため、末尾は確かめていません。新しい記録が切り取られていても分かりません';
if (problems.length > 0) console.log('改ざんが見つかりました');
else if (proofs > 0) console.log('改ざんは見つかりませんでした');
else console.log(`読んだ行に改ざんは見つかりませんでした。${unproven}`);
process.exitCode = problems.length > 0 ? 1 : proofs > 0 ? 0 : 3;
