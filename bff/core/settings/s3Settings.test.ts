import { describe, expect, it } from 'vitest';
import { readS3Settings } from './s3Settings.ts';

describe('the settings of a bucket', () => {
  it('are none without its name: files lie in a folder', () => {
    expect(readS3Settings({})).toBeUndefined();
    expect(readS3Settings({ S3_BUCKET: '' })).toBeUndefined();
  });

  it('need no more than its name at Amazon, in Tokyo, with the role of the machine', () => {
    expect(readS3Settings({ S3_BUCKET: 'hojo-files' })).toEqual({
      bucket: 'hojo-files',
      prefix: '',
      endpoint: undefined,
      region: 'ap-northeast-1',
      credentials: undefined,
    });
  });

  it('take a prefix with and without slashes around it', () => {
    const prefixes = ['hojo/test', '/hojo/test/'].map(
      (S3_PREFIX) => readS3Settings({ S3_BUCKET: 'hojo-files', S3_PREFIX })?.prefix,
    );
    expect(prefixes).toEqual(['hojo/test/', 'hojo/test/']);
  });

  it.each([
    [{ S3_ENDPOINT: 'https://s3.example.jp' }, 'S3_BUCKET is needed beside S3_ENDPOINT'],
    [{ S3_ACCESS_KEY_ID: 'key' }, 'S3_BUCKET is needed beside S3_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 's3://hojo/files' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'hojo-files', S3_PREFIX: 'a/../b' }, 'S3_PREFIX'],
    [{ S3_BUCKET: 'hojo-files', S3_ENDPOINT: 's3.example.jp' }, 'S3_ENDPOINT'],
    [{ S3_BUCKET: 'hojo-files', S3_ACCESS_KEY_ID: 'key' }, 'both or not at all'],
    [{ S3_BUCKET: 'hojo-files', S3_SECRET_ACCESS_KEY: 'secret' }, 'both or not at all'],
  ])('are refused by name when they make no sense: %j', (env, message) => {
    expect(() => readS3Settings(env)).toThrow(message);
  });
});
