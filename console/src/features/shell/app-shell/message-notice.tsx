import MessageBanner from '~/components/page/message-banner';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { type ClusterMessage, messageKey } from '~/lib/cluster-message';
import { searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

const storagePath = 'cluster-message';
const dismissed = searchSchema(() => ({ dismissed: z.catch(text, '') }));

/** The message of the administrators until the user dismisses it; the next one shows again. */
export default function MessageNotice({ message }: { message: ClusterMessage }) {
  const settings = useSettings(storagePath, dismissed);
  const save = useSaveSetting();
  const key = messageKey(message);
  if (settings.dismissed === key) return null;
  return (
    <MessageBanner
      message={message}
      onDismiss={() => save({ storagePath, key: 'dismissed', value: key })}
    />
  );
}
