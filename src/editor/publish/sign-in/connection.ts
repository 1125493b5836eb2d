import { fill } from '#content/text';
import type { EditingService } from '#site/features/editing';
import { gitHub } from '../../repositories/github.ts';
import { failureKindOf } from '../../repositories/repository-error.ts';
import { errorNotice } from '../../shared/error-notice.ts';
import { BROWSER_STORAGE } from '../../store/browser-storage.ts';
import words from '../../words/sign-in.json' with { type: 'json' };
import { OAuth } from './oauth.ts';
import { Session } from './session.ts';

/** The key under which the tab stores the address to return to after signing in at GitHub. */
export const RETURN_ADDRESS_KEY = 'editor: place';

/** Connects to the service in the setting. @param editor the address of the editor */
export function connect(editing: EditingService, editor: string) {
  const session = new Session(BROWSER_STORAGE);
  const oauth = new OAuth(editing.applicationId ?? '', editor);
  return { repository: gitHub(editing, () => session.token()), session, oauth };
}

/** The repository at a service, and the session there. */
export type Connection = ReturnType<typeof connect>;

/** The variables of sentences about signing in: the project, and its owner at the service. */
export const variablesOf = ({ repository }: EditingService) => ({
  project: repository,
  owner: repository.split('/')[0] ?? '',
});

/** Failures after which somebody needs another token. Others pass, and the token stays good. */
const NEEDS_TOKEN: readonly string[] = ['signed out', 'not found', 'refused'];

/**
 * Resolves to why a signed-in account cannot edit the site; undefined if it can. Forgets a token
 * that will not do.
 */
export async function accessProblem({ repository, session }: Connection, editing: EditingService) {
  const names = variablesOf(editing);
  try {
    if (await repository.mayWrite()) return undefined;
    session.end();
    return { text: fill(words.readOnly, names) };
  } catch (error) {
    const kind = failureKindOf(error);
    if (NEEDS_TOKEN.includes(kind)) session.end();
    if (kind === 'signed out') return { text: words.refused };
    if (kind === 'not found') return { text: fill(words.notFound, names) };
    return errorNotice(error);
  }
}
