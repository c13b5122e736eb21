import { useLocation, useRouter } from '@tanstack/react-router';
import { breatheTogether, Skeleton, SkeletonRows } from '@trainyard/ui/base/skeleton';
import type { ComponentType } from 'react';
import { useSilence } from '~/app/polling/silence';
import { BrandMark } from '~/components/entity/brand-mark';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended through its interface
  interface StaticDataRouteOption {
    /** The content of a page until its first answers arrive; rows of a list if it is left out. */
    skeleton?: ComponentType<{ label: string }>;
  }
}

const places = ['home', 'experiments', 'models', 'tasks', 'webhooks', 'cluster', 'workspaces'];

/** A skeleton of the app shell with a page, until the current user is known. */
export const ShellSkeleton = () => (
  <div className="flex h-full **:[.animate-breathe]:animate-none phone:flex-col-reverse">
    <div
      aria-hidden
      className="grid w-54 shrink-0 content-start gap-4 border-r bg-sunken px-4 pt-3 max-[899px]:w-12 phone:hidden"
    >
      <BrandMark className="mb-8 size-4.5" />
      {places.map((place) => (
        <Skeleton key={place} className="w-2/3" />
      ))}
    </div>
    <div aria-hidden className="hidden h-14 shrink-0 border-t bg-sunken phone:block" />
    <main className="relative min-h-0 min-w-0 flex-1 overflow-hidden">
      <div
        aria-hidden
        className="absolute inset-x-0 top-11 h-0.5 origin-left animate-load bg-accent"
      />
      <PageSkeleton />
    </main>
  </div>
);

/** A skeleton of a page until its first answers arrive, with the content that its route names. */
export function PageSkeleton() {
  const router = useRouter();
  const [routes] = router.getMatchedRoutes(useLocation().pathname);
  const Content = routes.at(-1)?.options.staticData?.skeleton;
  return (
    <div className="relative h-full overflow-hidden">
      <div className={breatheTogether}>
        <div aria-hidden className="flex h-22 items-start border-b px-6 py-4 narrow:px-4">
          <Skeleton className="w-48" />
        </div>
        {Content ? (
          <div className="px-6 pt-4 narrow:px-4">
            <Content label="Loading" />
          </div>
        ) : (
          <SkeletonRows rows={24} />
        )}
      </div>
      <SilenceNotice />
    </div>
  );
}

/** Says that the master takes requests and does not answer them. */
function SilenceNotice() {
  const seconds = useSilence();
  return (
    <p
      role="status"
      className="absolute top-32 left-1/2 -translate-x-1/2 rounded-md border bg-raised px-4 py-2 shadow-float empty:hidden"
    >
      {seconds === undefined
        ? null
        : `The master has not answered for ${seconds} s. This page appears as soon as it does.`}
    </p>
  );
}
