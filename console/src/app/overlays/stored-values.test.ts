import { expect, test } from 'vitest';
import { launchSchema } from '~/features/cluster/notebooks/notebook-form';
import { rowsOf, type SpaceRow } from '~/features/experiments/experiment-forms/search/search-space';
import { metadataRows } from '~/features/registry/models/metadata-values';

const source = { type: 'const', val: 0.1 } as const;
const row: SpaceRow = {
  ...{ path: ['lr'], name: 'lr', current: '0.1', min: '', max: '', gridCount: '', source },
  ...{ type: 'const', first: { text: '0.1', value: 0.1 } },
};
const launch = { change: {}, text: null, firstText: null };

test.each([
  ['a row as it was', rowsOf([row]), [row], true],
  ['a typed row', rowsOf([row]), [{ ...row, type: 'int', min: '1' }], true],
  ['a row of another type', rowsOf([row]), [{ ...row, type: 'evil' }], false],
  ['a row of another source', rowsOf([row]), [{ ...row, source: null }], false],
  ['a row without a text', rowsOf([row]), [{ ...row, min: 1 }], false],
  ['no row', rowsOf([row]), [null], false],
  ['too few rows', rowsOf([row]), [], false],
  ['metadata', metadataRows, [{ key: 'a', value: 'b' }], true],
  ['no metadata', metadataRows, [null], false],
  ['metadata of another kind', metadataRows, [{ key: 1, value: 'b' }], false],
  ['a launch', launchSchema, { ...launch, change: { slots: 2 } }, true],
  ['a launch of another kind', launchSchema, { ...launch, change: { slots: 'x' } }, false],
  ['an unknown choice of a launch', launchSchema, { ...launch, change: { x: 1 } }, false],
])('of a stored draft, %s is used only if it has the shape', (_, schema, value, isUsed) => {
  expect(schema.safeParse(value).success).toBe(isUsed);
});
