import { expect, test } from 'vitest';
import { isErrorText, signatureOf } from './error-text';

test.each([
  ['CUDA out of memory. Tried to allocate 2.20 GiB', 'CUDA out of memory. Tried to allocate # GiB'],
  ['at 0x7f3a2b: step 71,083 of /run/determined/train.py', 'at address: step # of …/train.py'],
  ['task 0b5c3f0e-1111-4222-8333-944445555666 is gone', 'task id is gone'],
  ['loss   nan ', 'loss nan'],
])('%j has the signature %j', (text, signature) => {
  expect(signatureOf(text)).toBe(signature);
});

test.each([
  ['RuntimeError: CUDA out of memory', true],
  ['torch.cuda.OutOfMemoryError: no', true],
  ['KeyboardInterrupt', true],
  ['no error here', false],
  ['ErrorRate 0.4', false],
])('%j reports an error: %s', (text, expected) => {
  expect(isErrorText(text)).toBe(expected);
});
