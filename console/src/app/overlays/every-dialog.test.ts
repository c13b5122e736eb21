import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../');

/** Forms without a draft, by the reason. */
const exceptions: Record<string, string[]> = {
  'it asks for a password or an address with a secret': [
    'features/people/admin/password-dialog.tsx',
    'features/people/settings/profile-section.tsx',
    'features/people/webhooks/edit-webhook-dialog.tsx',
  ],
  'it has one field': [
    'components/entity/workspace-move-dialog.tsx',
    'features/people/admin/user-groups-dialog.tsx',
    'features/people/admin/user-roles-dialog.tsx',
    'features/people/admin/users-group-dialog.tsx',
    'features/cluster/resources/pools/manage-bindings-dialog.tsx',
    'features/experiments/experiment-forms/stop-dialog.tsx',
    'features/registry/models/versions/release-dialog.tsx',
    'features/workspace/notes/add-to-note-dialog.tsx',
    'features/people/settings/settings-section.tsx',
    'features/people/tokens/edit-token-dialog.tsx',
  ],
  'it has choices alone, or a number': [
    'features/people/access/give-role-dialog.tsx',
    'features/experiments/experiment-forms/move/move-dialog.tsx',
    'features/experiments/experiment-forms/retain-logs-dialog.tsx',
    'features/experiments/experiment-list/live-blocks/live-chart-form.tsx',
    'features/experiments/experiment-runs/move-runs-dialog.tsx',
    'features/workspace/workspaces/add-member-dialog.tsx',
  ],
  'its values are those of a moment: of a queue, or of the pools of the cluster': [
    'features/cluster/resources/jobs/manage-job-dialog.tsx',
    'features/cluster/resources/usage/price-dialog.tsx',
  ],
};

/** The number of arguments of the first call of a function, in source text. */
function argumentCount(source: string, name: string): number {
  const plain = source
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*'|`(?:[^`$]|\$\{[^}]*\})*`/g, 'x');
  let depth = 0;
  let count = 1;
  // a comma after the last one separates nothing
  for (const sign of plain.slice(plain.indexOf(`${name}(`)).replaceAll(/,(?=\s*\))/g, '')) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign === ')' && depth === 0) return count;
    if (sign === ',' && depth === 1) count += 1;
  }
  return count;
}

test('every form of a dialog names its draft, or a reason why it has none (B8)', () => {
  const forms = readdirSync(root, { encoding: 'utf8', recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => ({ path, source: readFileSync(`${root}${path}`, 'utf8') }))
    .filter(({ source }) => source.includes(' = useSchemaForm('));
  expect(forms.length).toBeGreaterThan(40);
  const withoutDraft = forms.filter(({ source }) => argumentCount(source, 'useSchemaForm') < 3);
  expect(withoutDraft.map(({ path }) => path).sort()).toEqual(
    Object.values(exceptions).flat().sort(),
  );
});
