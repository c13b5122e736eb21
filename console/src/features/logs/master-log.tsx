import { client } from '~/app/api';
import { CopyAsButton } from '~/app/copy-as/copy-as-button';
import type { LogView } from '~/components/log-viewer/log-view';
import { LogViewer } from '~/components/log-viewer/log-viewer';
import { firstLines } from './first-lines';
import { masterLogSource } from './master-log-source';

const source = masterLogSource(client);

type Props = { view: LogView; onViewChange: (change: Partial<LogView>) => void };

/** What the master says of itself; it knows no filters. */
export const MasterLog = ({ view, onViewChange }: Props) => (
  <LogViewer
    label="Master logs"
    source={source}
    view={view}
    onViewChange={onViewChange}
    filters={
      <CopyAsButton
        ask={(caller, signal) => masterLogSource(caller).newest({ limit: firstLines, signal })}
        command={`master logs --tail ${firstLines}`}
      />
    }
  />
);
