import { tokyoDayOf, tokyoTimeOf } from '#rules/calendar.ts';
import * as recordWords from '#rules/words/records.ts';

const noFingerprint = '（受け取った指紋）';

/** The whole trail as a zip: the names of its files, and how it is verified. */
export const auditArchiveTexts = {
  name: '監査証跡_検証用',
  trail: '証跡.jsonl',
  program: 'verify.mjs',
  /** A day's anchor, and the folder of all. */
  anchor: recordWords.anchor,
  anchors: '控え',
  /** How the keys that signed the anchors have handed over. */
  handovers: '鍵の引き継ぎ.txt',
  readMe: '読み方.txt',
  /** @param head 1429:9f3a… @param fingerprint SHA-256 of the key that signs now, in hex; null: none does yet */
  howTo: (head: string, fingerprint: string | null, at: Date): string =>
    [
      '監査証跡（検証用）',
      '',
      `作成日時：${tokyoDayOf(at)} ${tokyoTimeOf(at, 'seconds')}（日本時間）`,
      `末尾（件数:ハッシュ）：${head}`,
      '',
      '■ 中身',
      '証跡.jsonl　　1行が1件の記録です。text がその内容、hash が前の行の hash と text から計算した SHA-256 です。',
      'verify.mjs　　検証プログラムです。Node.js（18 以降）だけで動きます。',
      '控え　　　　　日ごとの末尾に署名したものです。別に受け取ったもの（メールなど）があれば、そちらが確かです。',
      '鍵の引き継ぎ.txt　署名の鍵を替えたときの、前の鍵と新しい鍵の署名です。',
      '',
      '■ 確かめ方',
      'このフォルダーで、次のように入力してください。',
      `  node verify.mjs --key ${fingerprint ?? noFingerprint} 証跡.jsonl 控え`,
      '証跡がすべての控えを通っていることと、控えがこの指紋の鍵で署名されていることを確かめます。指紋は、事務局から別に',
      '受け取ったもの（毎日のメールにあります）と同じかを、先に見比べてください。指紋か控えがないときは、末尾は確かめられません。',
      'メールで受け取った控えは、本文をテキストファイルに保存して後ろに並べてください。末尾だけを並べることもできます。',
      `  node verify.mjs 証跡.jsonl ${head}`,
      '',
      '「改ざんは見つかりませんでした」と出れば、すべての行が記録されたときのままです。「末尾は確かめていません」と出たときは、',
      '新しい記録が切り取られていても分かりません。',
      '',
    ].join('\r\n'),
};
