/** Every Japanese word that is built into a part of the kit. Plain values and plain functions; no lookup at run time. */

export const needText = { required: '必須', optional: '任意' } as const;

export const busyText = { loading: '読み込んでいます', sending: '送信しています' } as const;

export const passwordText = { show: 'パスワードを表示する', hide: 'パスワードを隠す' } as const;

export const skipText = { toMain: '本文へ移動する' } as const;

export const countText = { over: (max: number) => `${max}+` } as const;

export const markText = { done: (sign: number | string) => `${sign}（答えました）` } as const;
