import { createHmac, timingSafeEqual } from 'node:crypto';

const FIVE_MINUTES = 300;

/**
 * 通知が本物かどうか。
 * @param headers 小文字の名前のヘッダー
 * @param body 届いた本文（文字のまま）
 * @param secret whsec_ で始まる鍵
 */
export const isGenuine = (headers, body, secret, nowSeconds = Date.now() / 1000) => {
  const id = headers['webhook-id'];
  const sentAt = headers['webhook-timestamp'];
  if (!(Math.abs(nowSeconds - Number(sentAt)) <= FIVE_MINUTES)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === right.length && timingSafeEqual(given, right);
  });
};
