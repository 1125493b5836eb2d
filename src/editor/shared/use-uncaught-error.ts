import { useEffect, useState } from 'react';
import { useEditor } from './Editor.tsx';

/**
 * The message of the last uncaught error, until the next change. Errors while rendering are
 * shown by `ErrorBoundary` instead.
 */
export function useUncaughtError(): string | undefined {
  const { drafts } = useEditor().workspace;
  const [fault, setFault] = useState<{ reason: string; drafts: typeof drafts.all }>();
  useEffect(() => {
    const note = (error: unknown) => {
      // Browsers also report warnings here, such as those of ResizeObserver, without an Error.
      if (error instanceof Error) setFault({ reason: error.message, drafts: drafts.all });
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    addEventListener('error', ({ error }) => note(error), { signal });
    addEventListener('unhandledrejection', ({ reason }) => note(reason), { signal });
    return () => unmounted.abort();
  }, [drafts]);
  return fault?.drafts === drafts.all ? fault.reason : undefined;
}
