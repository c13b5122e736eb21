import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword } from './password';

afterEach(() => {
  vi.unstubAllGlobals();
});

// sha512('GubPEmmotfiK9TMD6Zdw' + 'secret'), from coreutils
const secret =
  'f6b1a15b3e3f6c5978ad185a85efc1c91f2da442e66c4ce48b12a36b5b4c04a4dbfe79f4fe07bf1eb0016e63d7613827e4c0ed3c8e3c305755792a556866a723';

test('the empty password stays empty', async () => {
  expect(await hashPassword('')).toBe('');
});

test('WebCrypto and the fallback for plain-http pages agree', async () => {
  const withWebCrypto = await hashPassword('secret');
  vi.stubGlobal('crypto', undefined);
  expect(await hashPassword('secret')).toBe(withWebCrypto);
  expect(withWebCrypto).toBe(secret);
});
