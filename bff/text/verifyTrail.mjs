/**
 * 監査証跡の検証プログラム。Node.js だけで動きます（18 以降。ほかに何もいりません）。
 *
 *   node verify.mjs 証跡.jsonl [件数:ハッシュ …]
 *
 * 各行のハッシュを計算し直し、前の行につながっていることを確かめます。別に控えておいた末尾（件数:ハッシュ）を
 * 渡すと、証跡がそこを通っていることも確かめます。末尾が切り取られた、または作り直された証跡は、これで見つかります。
 * 終了コード：0 は改ざんなし、1 は改ざんあり、2 は使い方の誤り。
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const [file, ...given] = process.argv.slice(2);
const kept = given.map((head) => /^(\d{1,18}):([0-9a-f]{64})$/.exec(head));
if (file === undefined || kept.includes(null)) {
  console.error('使い方：node verify.mjs 証跡.jsonl [件数:ハッシュ …]');
  process.exit(2);
}

const problems = [];
const wanted = new Map(kept.map(([, seq, hash]) => [seq, hash]));
let count = 0;
let last = '0'.repeat(64);

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
for (const problem of problems) console.log(`改ざんの疑い：${problem}`);
console.log(problems.length === 0 ? '改ざんは見つかりませんでした' : '改ざんが見つかりました');
process.exitCode = problems.length === 0 ? 0 : 1;
