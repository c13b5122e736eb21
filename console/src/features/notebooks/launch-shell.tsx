import LaunchDialog from './launch-dialog';

export default function LaunchShell({ onClose }: { onClose: () => void }) {
  return <LaunchDialog kind="shell" onClose={onClose} />;
}
