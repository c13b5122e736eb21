import LaunchDialog from './launch-dialog';

export default function LaunchCommand({ onClose }: { onClose: () => void }) {
  return <LaunchDialog kind="command" onClose={onClose} />;
}
