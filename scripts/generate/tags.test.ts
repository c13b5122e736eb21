import { describe, expect, test } from 'vitest';
import { contractOf, fixture } from './fixture';

type Marks = { 'x-shows'?: string[]; 'x-changes'?: string[] };

/** The fixture with other tags of its read and its write. */
function contractWith(read: Marks, write: Marks = { 'x-changes': [] }) {
  const document = structuredClone(fixture);
  const { get, put } = document.paths['/api/v1/trains/{id}'];
  Object.assign(get, { 'x-shows': undefined }, read);
  Object.assign(put, { 'x-changes': undefined }, write);
  return contractOf(document);
}

test('a read has the tags that it shows, a write those that it changes', () => {
  const [read, write] = contractOf(fixture).operations;
  expect(read).toMatchObject({ shows: ['train {id}'], changes: undefined });
  expect(write).toMatchObject({ shows: undefined, changes: ['train {id}', 'station'] });
});

test('the field of a body is an argument', () => {
  const tag = 'train {state}';
  expect(contractWith({ 'x-shows': [] }, { 'x-changes': [tag] }).operations[1]?.changes).toEqual([
    tag,
  ]);
});

describe('refuses', () => {
  test.each<[string, Marks, Marks | undefined, string]>([
    ['a read without tags', {}, undefined, 'contract: getTrain reads and has only x-shows'],
    [
      'a read that changes something',
      { 'x-shows': [], 'x-changes': [] },
      undefined,
      'contract: getTrain reads and has only x-shows',
    ],
    [
      'a write without tags',
      { 'x-shows': [] },
      {},
      'contract: putTrain writes and has only x-changes',
    ],
    [
      'an unknown resource',
      { 'x-shows': ['trian'] },
      undefined,
      'contract: getTrain: the tag "trian" is none of train, station',
    ],
    [
      'another notation',
      { 'x-shows': ['train id'] },
      undefined,
      'contract: getTrain: the tag "train id" is none of train, station',
    ],
    [
      'an unknown argument',
      { 'x-shows': ['train {trainId}'] },
      undefined,
      'contract: getTrain: the tag "train {trainId}" names no argument of the call',
    ],
    [
      'a repeated tag',
      { 'x-shows': ['train', 'train'] },
      undefined,
      'contract: getTrain: a tag is there twice',
    ],
  ])('%s', (_, read, write, message) => {
    expect(() => contractWith(read, write)).toThrow(message);
  });
});
