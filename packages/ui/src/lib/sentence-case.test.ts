import { expect, test } from 'vitest';
import { sentenceCase } from './sentence-case';

test.each([
  ['maxIdleAgentPeriod', 'Max idle agent period'],
  ['name', 'Name'],
  ['k8Priorities', 'K8 priorities'],
])('%s reads %s', (name, words) => expect(sentenceCase(name)).toBe(words));
