import { expect, test } from 'vitest';
import { clusterLoadIcon } from './cluster-load-icon';

const bar = (share: number) =>
  /width="(\d+)" height="4" rx="2" fill="#3a8fd9"/.exec(
    decodeURIComponent(clusterLoadIcon({ share, isInverted: false })),
  )?.[1];

test('the bar is as full as the cluster, and never invisible', () => {
  expect([bar(0.001), bar(0.5), bar(1), bar(1.5)]).toEqual(['2', '12', '24', '24']);
});

test('each edition has its own tile', () => {
  expect(clusterLoadIcon({ share: 1, isInverted: true })).toContain(encodeURIComponent('#faf9f7'));
});
