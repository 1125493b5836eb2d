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
    const noteError = ({ error }: ErrorEvent) => note(error);
    const noteRejection = ({ reason }: PromiseRejectionEvent) => note(reason);
    addEventListener('error', noteError);
    addEventListener('unhandledrejection', noteRejection);
    return () => {
      removeEventListener('error', noteError);
      removeEventListener('unhandledrejection', noteRejection);
    };
  }, [drafts]);
  return fault?.drafts === drafts.all ? fault.reason : undefined;
}
