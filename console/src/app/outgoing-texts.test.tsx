import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { createExperiment } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { withHeight } from '~/test/experiment-list';
import { demoSandbox, type Rendered, renderApp } from '~/test/render-app';

const root = join(import.meta.dirname, '../../..');

/** Where texts without a configuration, a log or a call leave the page, and what they hold. */
const harmless: Record<string, string> = {
  'console/src/app/links/use-copy-link.ts': 'a link of the console',
  'console/src/components/page/csv-button.tsx': 'numbers of usage, names and sizes',
  'console/src/components/permission/refusals.tsx': 'the names of a permission and a user',
  'console/src/features/experiments/experiment-forms/new/new-experiment-dialog.tsx':
    'the names in a command',
  'console/src/features/experiments/experiment-forms/webhooks/webhooks-dialog.tsx':
    'a fixed example',
  'console/src/features/experiments/experiment-list/views/saved-view-items.tsx':
    'a link of the console',
  'console/src/features/experiments/experiment-list/views/view-dialog.tsx': 'a link of the console',
  'console/src/features/shell/home/start-panel.tsx': 'a command without arguments of the user',
  'console/src/features/experiments/logs/download/download-dialog.tsx': 'a command with ids',
  'console/src/features/registry/models/versions/use-version-dialog.tsx':
    'a name and a version in code',
  'console/src/features/workspace/notes/note-list.tsx': 'a link of the console',
  'console/src/features/people/session/login-screen.tsx': 'the token, which is what is asked for',
  'console/src/features/cluster/tasks/actions.ts': 'an id',
  'console/src/features/cluster/tasks/connect-dialog.tsx': 'a command with an id',
  'console/src/features/people/tokens/new-token-dialog.tsx':
    'the token, which is what is asked for',
  'console/src/features/cluster/waste/waste-bar.tsx': 'names and numbers',
  'packages/ui/src/base/toaster.tsx': 'an error',
  'packages/ui/src/charts/accessible-table.ts': 'metrics',
  'packages/ui/src/charts/chart-figure.tsx': 'metrics',
  'packages/ui/src/charts/export/figure-dialog.tsx': 'metrics',
  'packages/ui/src/charts/export/figure-file.ts': 'metrics',
  'packages/ui/src/logs/text/copy-lines.ts': 'the selected part of the visible text',
};

// in the format of a known issuer, so that it is found in any text
const planted = 'hf_PlantedPlantedPlanted';

type Opened = Rendered & { press: (name: string | RegExp) => Promise<void> };

type Proved = {
  /** the file from which the text leaves */
  place: string;
  what: string;
  /** the page */
  address: (experimentId: number) => string;
  /** lets the text leave */
  run: (page: Opened) => Promise<void>;
};

// a trial that has ended
const log = () => '/experiments/4/trials/27/logs';

const hyperparameters = (experimentId: number) => `/experiments/${experimentId}/hyperparameters`;

const list = () => '/projects/1/experiments?columns=hp.api_key&columns=hp.note';

/** The hyperparameter of the first row of a list. */
const firstCell = () =>
  waitFor(() => {
    const cell = document.querySelector<HTMLElement>('td[data-col="2"]');
    if (!cell) throw new Error('The list has no row.');
    return cell;
  });

/** The places from which a configuration, a log or a call leaves the page. */
const proved: Proved[] = [
  {
    place: 'console/src/app/copy-as-code/copy-as-dialog.tsx',
    what: 'a call',
    address: () => `${log()}?text=${planted}`,
    run: async ({ press }) => {
      await press('Copy view as...');
      const dialog = within(
        await screen.findByRole('dialog', { busy: false, name: 'Copy view as' }),
      );
      await dialog.findByRole('region', { name: 'Code' });
      await press('Copy');
    },
  },
  {
    place: 'console/src/features/cluster/resources/master-page.tsx',
    what: 'the configuration of the master',
    address: () => '/clusters/master',
    run: ({ press }) => press('Copy'),
  },
  ...['Copy file', 'Download file'].map((name) => ({
    place: 'packages/ui/src/code/code-viewer.tsx',
    what: `the configuration of an experiment, by ${name}`,
    address: (experimentId: number) =>
      `/experiments/${experimentId}/code?file=Submitted+Configuration`,
    run: ({ press }: Opened) => press(name),
  })),
  {
    place: 'packages/ui/src/logs/log-viewer.tsx',
    what: 'a log',
    address: log,
    run: async ({ press }) => {
      const logView = await screen.findByRole('log');
      await waitFor(() => expect(logView).toHaveTextContent(planted));
      await press('Copy logs');
    },
  },
  {
    place: 'console/src/features/experiments/logs/download/download-log.ts',
    what: 'a log as a file',
    address: log,
    run: async ({ press }) => {
      await press('Download logs');
      await press('Proceed to Download');
    },
  },
  {
    place: 'packages/ui/src/table/export/copy-rows.ts',
    what: 'a cell of a hyperparameter',
    address: list,
    run: async ({ user }) => {
      (await firstCell()).focus();
      await user.keyboard('{Control>}c{/Control}');
    },
  },
  {
    place: 'packages/ui/src/table/export/export-panel.tsx',
    what: 'a list with hyperparameters',
    address: list,
    run: async ({ user, press }) => {
      await firstCell();
      await press('Options');
      await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    },
  },
  ...['api_key', 'note'].map((name) => ({
    place: 'console/src/features/experiments/trials/hyperparameter-table.tsx',
    what: `the value of ${name}`,
    address: hyperparameters,
    run: ({ press }: Opened) => press(`Copy the value of ${name}`),
  })),
  {
    place: 'console/src/features/experiments/trials/hyperparameter-table.tsx',
    what: 'all hyperparameters',
    address: hyperparameters,
    run: async ({ user, press }) => {
      await press('Copy');
      await user.click(await screen.findByRole('menuitem', { name: /YAML/ }));
    },
  },
];

withHeight(200);

/** A cluster with an experiment whose configuration holds the planted secret. */
async function plant() {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  const config = {
    name: 'planted',
    entrypoint: `python3 train.py --token ${planted}`,
    environment: { environment_variables: [`HF_TOKEN=${planted}`] },
    hyperparameters: { api_key: planted, note: `use ${planted}` },
    searcher: { name: 'single', metric: 'loss', max_length: { batches: 100 } },
  };
  const body = { config: JSON.stringify(config), projectId: 1, activate: true };
  const { experiment } = await createExperiment(client, { body });
  return { sandbox, experimentId: experiment.id };
}

/** Answers of the sandbox with the planted secret in what it makes up itself. */
async function plantedAnswer(request: Request, sandbox: Sandbox): Promise<Response> {
  const answer = await sandbox.fetch(request);
  const text = (await answer.text())
    .replaceAll(/"(message|log)":"/g, `"$1":"token ${planted} `)
    .replace(/"config":\s*\{/, `"config":{"planted":{"password":"${planted}"},`);
  return new Response(text, answer);
}

/** Collects the texts that leave, each with the files that sent it. */
function catchTexts() {
  const texts: Promise<{ text: string; sentBy: string }>[] = [];
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const note = (text: Promise<string> | string) => {
    const sentBy = new Error('sent').stack ?? '';
    texts.push(Promise.resolve(text).then((sent) => ({ text: sent, sentBy })));
  };
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => note(text));
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    for (const item of items) note(item.getType('text/plain').then((blob) => blob.text()));
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        note(blob.text());
        return 'blob:sent';
      }
      static override revokeObjectURL() {}
    },
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => {
    Error.stackTraceLimit = limit;
    click.mockRestore();
  });
  return texts;
}

/** The places of one page, which are tried one after the other. */
const places = [...new Set(proved.map(({ address }) => address(0)))].map((path) => {
  const rows = proved.filter(({ address }) => address(0) === path);
  return [rows.map(({ what }) => what).join(', nor with '), rows] as const;
});

test.each(places)('a planted secret does not leave with %s', async (_, rows) => {
  const { sandbox, experimentId } = await plant();
  const [first] = rows;
  const page = await renderApp(first?.address(experimentId) ?? '', {
    sandbox,
    answer: (request) =>
      /\/master\/config$|\/trials\/27\/logs$/.test(new URL(request.url).pathname)
        ? plantedAnswer(request, sandbox)
        : undefined,
  });
  const texts = catchTexts();
  const press = async (name: string | RegExp) =>
    page.user.click(await screen.findByRole('button', { name }));
  for (const { what, place, run } of rows) {
    texts.length = 0;
    await run({ ...page, press });
    await waitFor(() => expect(texts.length, what).toBeGreaterThan(0));
    for (const { text, sentBy } of await Promise.all(texts)) {
      expect(sentBy, what).toContain(place);
      expect(text, what).toContain('*****');
      expect(text, what).not.toContain(planted);
    }
  }
});

const leaves =
  /\b(copyText|copyPicture|saveFile|saveBlob)\(|clipboardData\.setData\(|createObjectURL\(|clipboard\.write/;
// the functions themselves
const shared = ['packages/ui/src/lib/copy-text.ts', 'packages/ui/src/lib/files.ts'];

test('every place from which a text leaves the page is tried with a secret, or holds none', () => {
  const texts = ['console/src', 'packages/ui/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name),
      )
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => leaves.test(readFileSync(path, 'utf8')))
      .map((path) => relative(root, path)),
  );
  const own = texts.filter((path) => !shared.includes(path) && !path.includes('/test/'));
  const listedFiles = new Set([...Object.keys(harmless), ...proved.map(({ place }) => place)]);
  expect(own.toSorted()).toEqual([...listedFiles].toSorted());
});
