import { useEffect, useState } from 'react';
import { useEditor } from './Editor.tsx';

/**
 * Why the editor has failed at what somebody did last, until something else is changed. What fails
 * while a screen is drawn is told in place of it.
 */
export function useFault(): string | undefined {
  const { drafts } = useEditor().project;
  const [fault, setFault] = useState<{ reason: string; drafts: typeof drafts.all }>();
  useEffect(() => {
    const note = (error: unknown) => {
      // Others are remarks of the browser.
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
