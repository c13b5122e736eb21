import type { LogView } from '@trainyard/ui/logs/log-view';
import { LogViewer } from '@trainyard/ui/logs/log-viewer';
import { client } from '~/app/api';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { firstLines } from './first-lines';
import { masterLogSource } from './sources/master-log-source';

const source = masterLogSource(client);

type Props = { view: LogView; onViewChange: (change: Partial<LogView>) => void };

/** The log of the master, which has no filters. */
export const MasterLog = ({ view, onViewChange }: Props) => (
  <LogViewer
    label="Master logs"
    source={source}
    view={view}
    onViewChange={onViewChange}
    filters={
      <CopyAsButton
        makeCall={(caller, signal) => masterLogSource(caller).newest({ limit: firstLines, signal })}
        command={`master logs --tail ${firstLines}`}
      />
    }
  />
);
