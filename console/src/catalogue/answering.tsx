import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '~/app/query-client';
import { createAppRouter } from '~/app/router';
import { type Answers, answerInstead } from './stand-in-network';

type Props = {
  /** the same ones with each render */
  answers: Answers;
  children: ReactNode;
};

/** Components inside get these answers, in a cache of their own. */
export function Answering({ answers, children }: Props) {
  const [queryClient] = useState(createQueryClient);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const end = answerInstead(answers);
    setReady(true);
    return end;
  }, [answers]);
  if (!isReady) return null;
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

type AtLinkProps = { link: string; children: ReactNode };

/** Renders a component that reads its own link, at that link; its links lead nowhere. */
export function AtLink({ link, children }: AtLinkProps) {
  const queryClient = useQueryClient();
  const [router] = useState(() => {
    const history = createMemoryHistory({ initialEntries: [link] });
    const made = createAppRouter({ queryClient, history });
    made.update({ ...made.options, defaultPreload: false });
    return made;
  });
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}
