import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { Button } from '@trainyard/ui/base/button';
import { FolderInput } from '@trainyard/ui/form/folder-input';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { SectionHeading } from '@trainyard/ui/page/section';
import { type ReactNode, useRef } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { experimentFolder } from '~/app/overlays/experiment-folder';
import { openNewExperiment } from '~/app/overlays/new-experiment-button';
import { PermittedButton } from '~/components/permission/permitted-button';
import { Refusals } from '~/components/permission/refusals';
import { templateQueries } from '~/data/templates';
import { useStartPlace } from '~/data/use-start-place';
import { useViewer } from '~/data/viewer';
import { templateActions } from '~/features/experiments/templates/actions';
import { createCommand } from '~/lib/create-command';

/**
 * The ways to start the first experiment of a cluster; it is shown while there is none. A user who
 * may start none reads why, and whom to ask.
 */
export default function StartPanel({ launch }: { launch: ReactNode }) {
  const mayStart = can(useViewer(), 'experiment.createAnywhere');
  return (
    <section aria-label="Start here">
      <SectionHeading note={mayStart ? 'there is no experiment yet' : 'you need a role first'}>
        Start here
      </SectionHeading>
      {mayStart ? <WaysToStart launch={launch} /> : <Refusals refusals={notPermitted} />}
    </section>
  );
}

const notPermitted = [{ policy: 'experiment.createAnywhere' }] as const;

const WaysToStart = ({ launch }: { launch: ReactNode }) => (
  <ul data-rows aria-label="Ways to start" className="border-t">
    <Row name="Config" action={<Button onClick={openNewExperiment}>Write a config</Button>}>
      A new experiment from a few lines of YAML: what to run, and on how many slots.
    </Row>
    <TemplateRow />
    <FolderRow />
    <TerminalRow />
    <Row name="Notebook" action={launch}>
      An interactive task on a node of the cluster, in the browser.
    </Row>
  </ul>
);

type RowProps = { name: ReactNode; action: ReactNode; children: ReactNode };

const Row = ({ name, action, children }: RowProps) => (
  <li
    tabIndex={-1}
    className="grid min-h-11 grid-cols-[10rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b py-1.75 narrow:grid-cols-1"
  >
    <span className="font-medium">{name}</span>
    <span className="text-muted wrap-anywhere">{children}</span>
    <span className="flex flex-wrap justify-end gap-2 narrow:justify-start">{action}</span>
  </li>
);

const maxRows = 3;

function TemplateRow() {
  const { data: templates = [], isPending } = useQuery(templateQueries.list());
  const actions = useEntityActions(templateActions);
  return (
    <Row
      name={<Link to="/templates">Template</Link>}
      action={templates.slice(0, maxRows).map((template) => (
        <PermittedButton
          key={template.name}
          policy="experiment.create"
          scope={{ workspaceId: template.workspaceId }}
          onClick={() => void actions.run('createExperiment', { template })}
        >
          {template.name}
        </PermittedButton>
      ))}
    >
      {templates.length > 0 || isPending
        ? 'A new experiment with settings that a team shares.'
        : 'There is no template yet. It would hold settings that a team shares.'}
      {actions.dialog}
    </Row>
  );
}

function FolderRow() {
  const input = useRef<HTMLInputElement>(null);
  const choose = (files: File[]) => {
    if (files.length === 0) return;
    experimentFolder.set(files);
    openNewExperiment();
  };
  return (
    <Row
      name="Folder"
      action={
        <>
          <FolderInput ref={input} label="Folder with code" onChoose={choose} />
          <Button onClick={() => input.current?.click()}>Choose a folder</Button>
        </>
      }
    >
      A new experiment with your code. A folder can also be dropped anywhere into this window.
    </Row>
  );
}

function TerminalRow() {
  const place = useStartPlace();
  const line = createCommand(place?.projectId ?? null);
  return (
    <Row
      name="Terminal"
      action={<Button onClick={() => void copyText(line, 'Command copied')}>Copy command</Button>}
    >
      <code className="font-mono text-sm">{line}</code>
    </Row>
  );
}
