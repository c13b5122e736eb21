import { useQuery } from '@tanstack/react-query';
import { TooltipLayer } from '@trainyard/ui/base/tooltip-layer';
import { buildNotice } from '~/app/build-notice';
// here while the server still answers: what says that it does not, or that a newer build is there
import '@trainyard/ui/base/toaster';
import './connection-banner';
import '~/app/errors/route-error';
import '~/app/session/sign-out';
import { useFavicon } from './use-favicon';

/** The parts of the shell that load after the page. */
export default function ShellExtras() {
  useQuery(buildNotice);
  useFavicon();
  return <TooltipLayer />;
}
