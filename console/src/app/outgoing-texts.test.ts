import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Where texts leave the page, by clipboard or as a file, and why they hold no secret. */
const places: Record<string, string> = {
  'console/src/app/copy-as-code/copy-as-dialog.tsx': 'a call, masked by `recordCall`',
  'console/src/components/page/csv-button.tsx': 'numbers of usage, names and sizes',
  'console/src/features/access/refusals.tsx': 'the names of a permission and a user',
  'console/src/features/cluster/master-page.tsx': 'a configuration, masked where it is written',
  'console/src/features/experiment-forms/new/new-experiment-dialog.tsx': 'the names in a command',
  'console/src/features/experiment-forms/webhooks/webhooks-dialog.tsx': 'a fixed example',
  'console/src/features/experiment-list/views/saved-view-items.tsx': 'a link of the console',
  'console/src/features/experiment-list/views/view-dialog.tsx': 'a link of the console',
  'console/src/features/home/start-panel.tsx': 'a command without arguments of the user',
  'console/src/features/logs/download/download-dialog.tsx': 'a command with ids',
  'console/src/features/logs/download/download-log.ts': 'a log, masked by `maskBatches`',
  'console/src/features/models/versions/use-version-dialog.tsx': 'a name and a version in code',
  'console/src/features/session/login-screen.tsx': 'the token, which is what is asked for',
  'console/src/features/tasks/actions.ts': 'an id',
  'console/src/features/tasks/connect-dialog.tsx': 'a command with an id',
  'console/src/features/tokens/create-token-dialog.tsx': 'the token, which is what is asked for',
  'console/src/features/waste/waste-bar.tsx': 'names and numbers',
  'packages/ui/src/base/toaster.tsx': 'an error',
  'packages/ui/src/charts/chart-files.ts': 'metrics',
  'packages/ui/src/code/code-viewer.tsx': 'a file as it is shown; a configuration is masked there',
  'packages/ui/src/logs/log-viewer.tsx': 'a log, masked by `maskLines`',
  'packages/ui/src/logs/text/copy-lines.ts': 'the selected part of the visible text',
  'packages/ui/src/table/export/copy-rows.ts': 'the visible cells of a table',
  'packages/ui/src/table/export/export-panel.tsx': 'the cells of a table',
};

const leaves =
  /\b(copyText|saveFile|saveBlob)\(|clipboardData\.setData\(|createObjectURL\(|clipboard\.write/;
// the functions themselves
const shared = ['packages/ui/src/lib/copy-text.ts', 'packages/ui/src/lib/files.ts'];

test('every place from which a text leaves the page is known, with the reason why it is safe', () => {
  const found = ['console/src', 'packages/ui/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name),
      )
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => leaves.test(readFileSync(path, 'utf8')))
      .map((path) => relative(root, path)),
  );
  const own = found.filter((path) => !shared.includes(path) && !path.includes('/test/'));
  expect(own.toSorted()).toEqual(Object.keys(places).toSorted());
});
