import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';
import type { Publishing } from '../publish/publishing.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import type { FindFile } from '../store/project/find-file.ts';
import type { OpenProject } from '../store/project/open-project.ts';
import type { EditorRoute } from './route.ts';

/** Whoever is signed in at a service. */
export interface SignedInAccount {
  /** Shows where one signs in, and comes back to what was open. */
  signInAgain: () => void;
  /** Leaves nothing of it in this browser. */
  signOut: () => Promise<void>;
}

/** What every part of the editor may need. */
interface Editor {
  project: OpenProject;
  /** Where somebody is. */
  route: EditorRoute;
  /** Leads to another place. A sheet is closed with `goBack`, or by the way back. */
  go: (route: EditorRoute) => void;
  /** Finds pictures and music of the project, with those that are not published yet. */
  find: FindFile;
  /** Who is signed in; undefined on this computer. */
  account: SignedInAccount | undefined;
  /** Publishes, and says what keeps the site from being built. */
  publishing: Publishing;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** What the editor gives its parts. @throws Error outside of the editor */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This part belongs into the editor.');
  return editor;
}

/** The texts of the project with the changes of this device, again after each change. */
export function useTexts(): TextFiles {
  const { project } = useEditor();
  const texts = () => project.texts;
  return useSyncExternalStore(project.drafts.subscribe, texts, texts);
}

/** The same as soon as there is time: the letter that somebody types is painted first. */
export const useDeferredTexts = (): TextFiles => useDeferredValue(useTexts());

/** The language of the content that somebody works in (BCP 47). */
export function useCode(): string {
  const { project, route } = useEditor();
  return route.code ?? project.texts.first;
}
