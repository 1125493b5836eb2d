import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';
import type { FindFile } from '../store/assets/find-file.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import type { Publishing } from '../store/project/publishing.ts';
import type { Workspace } from '../store/project/workspace.ts';
import type { EditorRoute } from './route.ts';

/** The account that is signed in at a service. */
export interface SignedInAccount {
  /** Shows the sign-in screen, then returns to the open screen. */
  signInAgain: () => void;
  /** Signs out and removes all data of the project from this browser. */
  signOut: () => Promise<void>;
}

/** What the context provides to every part of the editor. */
export interface Editor {
  workspace: Workspace;
  /** The current route. */
  route: EditorRoute;
  /** Navigates to a route. To close a sheet, use `goBack`. */
  go: (route: EditorRoute) => void;
  /** Reads pictures and music of the project, published or not. */
  find: FindFile;
  /** The signed-in account; undefined on this computer. */
  account: SignedInAccount | undefined;
  /** Publishes, and has the mistakes of the project. */
  publishing: Publishing;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The context of the editor. @throws Error outside of the editor */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be called inside EditorContext.');
  return editor;
}

/** The texts with the changes of this device; renders again after each change. */
export function useTexts(): OpenProject {
  const { workspace } = useEditor();
  const texts = () => workspace.texts;
  return useSyncExternalStore(workspace.drafts.subscribe, texts, texts);
}

/** Like `useTexts`, but deferred, so that a typed letter is painted first. */
export const useDeferredTexts = (): OpenProject => useDeferredValue(useTexts());

/** The language of the content that is being edited (BCP 47). */
export function useLanguageCode(): string {
  const { workspace, route } = useEditor();
  return route.code ?? workspace.texts.first;
}
