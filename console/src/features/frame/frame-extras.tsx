import { useQuery } from '@tanstack/react-query';
import { buildNotice } from '~/app/build-notice';
import { TooltipLayer } from '~/components/ui/tooltip-layer';
// here while the server still answers: what says that it does not, or that a newer build is there
import '~/components/ui/toaster';
import './connection-banner';
import '~/app/route-error';
import '~/app/sign-out';
import { useFavicon } from './use-favicon';

/** What a page can stand without for its first moments. */
export default function FrameExtras() {
  useQuery(buildNotice);
  useFavicon();
  return <TooltipLayer />;
}
