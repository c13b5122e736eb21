import { useQueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createAppRouter } from '~/app/router';

type Props = { link: string; children: ReactNode };

/** Renders a component that reads its own link, at that link; its links lead nowhere. */
export function AtLink({ link, children }: Props) {
  const queryClient = useQueryClient();
  const [router] = useState(() => {
    const history = createMemoryHistory({ initialEntries: [link] });
    const made = createAppRouter({ queryClient, history });
    made.update({ ...made.options, defaultPreload: false });
    return made;
  });
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}
