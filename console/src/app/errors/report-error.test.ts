import { ApiError } from '@trainyard/sdk/calls';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, onTestFinished, test } from 'vitest';
import { session } from '~/app/session/session';
import { reportError } from './report-error';

const toasts = () => toastStore.getSnapshot().map(({ title, description }) => [title, description]);
const refusal = (message: string) =>
  new ApiError({ type: 'api', status: 500, operation: 'pauseExperiment', message });

test('a failure shows what could not be done, with the message of its sender', () => {
  reportError(refusal('no such thing'), { message: 'Unable to pause experiment.' });
  expect(toasts()).toEqual([['Unable to pause experiment.', 'no such thing']]);
  expect(toastStore.getSnapshot()[0]).toMatchObject({ kind: 'error', isSticky: true });
});

test('an error without a message is unknown', () => {
  reportError('a text');
  expect(toasts()).toEqual([['Unknown error encountered.', undefined]]);
});

test('the same error is handled once, and the same message is shown once', () => {
  const error = refusal('one');
  reportError(error, { message: 'Unable.' });
  reportError(error, { message: 'Unable again.' });
  reportError(refusal('two'), { message: 'Unable.' });
  expect(toasts()).toEqual([['Unable.', 'two']]);
});

test('a silent error is left to the caller', () => {
  const error = refusal('no');
  reportError(error, { isSilent: true });
  expect(toasts()).toEqual([]);
  reportError(error, { message: 'Unable.' });
  expect(toasts()).toEqual([['Unable.', 'no']]);
});

test('an aborted request is not a failure', () => {
  reportError(new DOMException('stopped', 'AbortError'));
  expect(toasts()).toEqual([]);
});

test('a 401 signs out instead, silent or not', () => {
  const ends: string[] = [];
  onTestFinished(session.onEnd((end) => ends.push(end)));
  const error = new ApiError({ type: 'auth', status: 401, message: 'token invalid' });
  reportError(error, { isSilent: true });
  expect(ends).toEqual(['refused']);
  expect(toasts()).toEqual([]);
});

test('details contain no token and no body', () => {
  reportError(refusal('no'), { message: 'Unable.' });
  const details = JSON.parse(toastStore.getSnapshot()[0]?.details ?? '');
  expect(Object.keys(details).sort()).toEqual([
    'message',
    'operation',
    'page',
    'status',
    'title',
    'type',
  ]);
});

test('three toasts at most', () => {
  for (const text of ['a', 'b', 'c', 'd']) reportError(refusal('no'), { message: text });
  expect(toasts().map(([title]) => title)).toEqual(['b', 'c', 'd']);
});

test('no title says that a write failed that may have happened', () => {
  const error = Object.assign(refusal('No answer.'), { outcome: 'unknown' as const });
  reportError(error, { message: 'Unable to pause experiment.', explanation: 'Once.' });
  expect(toasts()).toEqual([['No answer.', undefined]]);
});
