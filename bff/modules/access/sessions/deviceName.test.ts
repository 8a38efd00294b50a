import { describe, expect, it } from 'vitest';
import { deviceName } from './deviceName.service.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      'Windows の Chrome',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    ],
    [
      'Windows の Edge',
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    ],
    [
      'Mac の Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    ],
    [
      'iPhone の Chrome',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/141.0 Mobile Safari/604.1',
    ],
    ['Android の Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['Linux の Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['不明な端末', 'curl/8.5.0'],
    ['不明な端末', null],
  ])('%s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
